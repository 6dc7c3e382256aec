// Phones that only read: the page renews itself every twenty seconds, and says when it cannot.
"use strict";
document.documentElement.classList.add("scripted");
const EVERY = 20000;
let updated = new Date();

function dress() {
  for (const select of document.querySelectorAll("select[data-send]")) {
    select.onchange = () => select.form.requestSubmit();
  }
  for (const time of document.querySelectorAll("time[data-local]")) time.textContent = desk.clock(new Date(time.dateTime));
  const line = document.querySelector("[data-updated]");
  if (line) {
    line.hidden = false;
    line.querySelector("time").textContent = desk.clock(updated);
  }
}

function swap(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("main");
  const main = document.getElementById("main");
  if (!fresh) return;
  const open = [...main.querySelectorAll("details[open][id]")].map((one) => one.id);
  const focus = document.activeElement && document.activeElement.id;
  main.replaceWith(fresh);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
}

async function renew() {
  const main = document.getElementById("main");
  const typing = document.activeElement && document.activeElement.matches("input, select");
  if (document.hidden || typing) return;
  try {
    const answer = await fetch(location.href, { headers: { "X-Known": main.dataset.known || "" }, cache: "no-store" });
    if (answer.status === 200) swap(await answer.text());
    if (answer.status === 404) location.reload();
    if (answer.ok) updated = new Date();
    document.getElementById("offline").hidden = answer.status < 500;
  } catch {
    document.getElementById("offline").hidden = false;
  }
  dress();
}

dress();
setInterval(renew, EVERY);
document.addEventListener("visibilitychange", renew);
addEventListener("online", renew);
