// A helper's phone: a press goes out at once, or waits here until the network is back. Each press has an id of its own,
// so that however often it is sent it is done once.
"use strict";
document.documentElement.classList.add("scripted");
const EVERY = 20000;
const AGAIN = 4000;
const MINUTE = 60000;
const IDLE = 90000;

const home = () => document.getElementById("boards");
const store = () => `pairwright-presses-${home().dataset.phone}`;
const token = () => document.querySelector("[name=csrfmiddlewaretoken]")?.value || "";
let sending = false;
let updated = new Date();

function waiting() {
  try {
    return JSON.parse(localStorage.getItem(store())) || [];
  } catch {
    return [];
  }
}

function keep(presses) {
  localStorage.setItem(store(), JSON.stringify(presses));
  show();
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function cardOf(press) {
  return document.getElementById(`game-${press.white}-${press.black}`);
}

function paint(card, result, waits) {
  for (const key of card.querySelectorAll("[name=result]")) {
    key.setAttribute("aria-pressed", String(key.value === result));
    for (const [name, value] of [["aria-disabled", "true"], ["aria-describedby", "filled-why"]]) {
      if (result) key.setAttribute(name, value);
      else key.removeAttribute(name);
    }
  }
  card.querySelector("[data-tag]").hidden = !waits;
  card.querySelector(".take-back").hidden = !result;
}

function show() {
  desk.tellUnsent();
  const presses = waiting();
  for (const press of presses) {
    const card = cardOf(press);
    if (card) paint(card, press.result, true);
  }
  const count = document.querySelector("[data-waits]");
  count.hidden = !presses.length;
  count.querySelector("[data-count]").textContent = desk.counted(presses.length);
  for (const card of document.querySelectorAll("[data-at]")) {
    const old = Date.now() - new Date(card.dataset.at).getTime() > MINUTE;
    if (old) card.remove();
  }
  const line = document.querySelector("[data-updated]");
  if (line) {
    line.hidden = false;
    line.querySelector("time").textContent = desk.clock(updated);
  }
}

function away(isAway) {
  document.getElementById("offline").hidden = !isAway;
}

function refuse(why) {
  const place = document.getElementById("refused");
  const notice = document.createElement("p");
  notice.className = "notice lv5";
  const said = document.createElement("span");
  said.className = "say";
  said.textContent = why;
  notice.append(said);
  place.replaceChildren(notice);
  place.scrollIntoView({ block: "nearest" });
}

async function post(address, fields) {
  const body = new URLSearchParams({ ...fields, csrfmiddlewaretoken: token() });
  return fetch(address, { method: "POST", body, headers: { Accept: "application/json" }, cache: "no-store" });
}

async function send() {
  if (sending) return;
  sending = true;
  try {
    for (let presses = waiting(); presses.length; presses = waiting()) {
      const press = presses[0];
      const answer = await post(home().dataset.enter, press);
      if (answer.status >= 500) throw new Error("away");
      if (answer.status === 403) {
        location.reload(); // the right has ended; the page that comes names what was not sent
        return;
      }
      const became = await answer.json();
      keep(waiting().filter((one) => one.request !== press.request));
      if (became.became === "refused") refuse(became.why);
      const card = cardOf(press);
      if (card && became.became === "done" && became.entry) {
        card.dataset.entry = became.entry;
        card.dataset.at = new Date().toISOString();
        card.querySelector("[data-tag]").hidden = true;
        card.querySelector("[name=entry]").value = became.entry;
      } else if (card) {
        await renew(true);
      }
    }
    away(false);
  } catch {
    away(true);
    setTimeout(send, AGAIN);
  }
  sending = false;
}

async function renew(always) {
  const main = document.getElementById("main");
  if (document.hidden || (waiting().length && !always)) return;
  try {
    const known = always ? "" : main.dataset.known;
    const answer = await fetch(location.href, { headers: { "X-Known": known }, cache: "no-store" });
    if (answer.status === 403) location.reload();
    if (answer.status === 200) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main");
      const said = document.getElementById("refused").innerText;
      main.replaceWith(fresh);
      if (said) refuse(said);
    }
    updated = new Date();
    away(answer.status >= 500);
  } catch {
    away(true);
  }
  show();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches(".tap")) {
    event.preventDefault();
    const card = form.closest("section");
    const result = event.submitter?.value;
    if (!result || event.submitter.ariaDisabled === "true" || waiting().some((one) => cardOf(one) === card)) return;
    document.getElementById("refused").replaceChildren();
    const known = document.getElementById("main").dataset.known;
    const board = card.querySelector("[data-board]").textContent;
    const game = { round: home().dataset.round, white: card.dataset.white, black: card.dataset.black };
    keep([...waiting(), { request: newId(), seen: known, result, board, ...game }]);
    paint(card, result, true);
    card.querySelector(".take-back button").focus();
    send();
  }
  if (form.matches(".take-back")) {
    event.preventDefault();
    takeBack(form.closest("section"));
  }
});

async function takeBack(card) {
  const still = waiting().find((one) => cardOf(one) === card);
  if (still && !sending) {
    keep(waiting().filter((one) => one.request !== still.request));
    paint(card, "", false);
    return;
  }
  try {
    const answer = await post(home().dataset.undo, { entry: card.dataset.entry || "", request: newId() });
    const became = await answer.json();
    if (became.became === "refused") refuse(became.why);
    await renew(true);
  } catch {
    away(true);
  }
}

// The lock: a shade over everything, opened by holding a second, so that a pocket enters nothing.
let touched = Date.now();
function lock() {
  if (document.querySelector("body > .shade")) return;
  const shade = document.getElementById("shade").content.firstElementChild.cloneNode(true);
  const key = shade.querySelector("[data-hold]");
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    key.classList.remove("holding");
  };
  const start = () => {
    if (timer) return;
    key.classList.add("holding");
    timer = setTimeout(() => {
      shade.remove();
      document.getElementById("main").inert = false;
      touched = Date.now();
      document.getElementById("lock").focus();
    }, 1000);
  };
  key.addEventListener("pointerdown", start);
  for (const name of ["pointerup", "pointerleave", "pointercancel", "blur", "keyup"]) key.addEventListener(name, stop);
  key.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      start();
    }
  });
  key.addEventListener("contextmenu", (event) => event.preventDefault());
  document.getElementById("main").inert = true;
  document.body.append(shade);
  key.focus();
}
document.addEventListener("click", (event) => {
  if (event.target.closest("#lock")) lock();
});
for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => (touched = Date.now()));
setInterval(() => {
  if (Date.now() - touched > IDLE) lock();
}, 5000);

show();
send();
setInterval(renew, EVERY);
setInterval(show, 5000);
addEventListener("online", send);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  send();
  renew();
});
