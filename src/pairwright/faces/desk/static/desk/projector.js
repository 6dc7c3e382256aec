// Pages follow each other every twelve seconds; a touch stops them for a while. When the server is away the last page
// stays, with its time.
"use strict";
const EVERY = 12000;
const STOPPED = 30000;
let touched = -STOPPED;
let current = new Date();

function clock(at, seconds) {
  const parts = [at.getHours(), at.getMinutes(), ...(seconds ? [at.getSeconds()] : [])];
  return desk.notation(parts.map((part) => String(part).padStart(2, "0")).join(":"));
}

function tick() {
  for (const place of document.querySelectorAll("[data-clock]")) {
    place.textContent = clock(new Date(), "seconds" in place.dataset);
  }
  const paused = document.getElementById("paused");
  if (paused) paused.hidden = performance.now() - touched > STOPPED;
}

// Names of two lines make rows higher: letters become smaller until the last row and the foot are in sight.
function fit() {
  const main = document.getElementById("main");
  const table = main.querySelector("table");
  if (!table) return;
  const list = table.parentElement;
  const tooHigh = () => main.offsetHeight > innerHeight + 1 || list.scrollHeight > list.clientHeight + 1;
  table.style.fontSize = "";
  const full = parseFloat(getComputedStyle(table).fontSize);
  for (let part = 19; part > 9 && tooHigh(); part--) table.style.fontSize = `${full * part / 20}px`;
}

function stale(isStale) {
  const place = document.getElementById("stale");
  place.hidden = !isStale;
  place.querySelector("time").textContent = clock(current);
}

async function show(page) {
  const address = new URL(location.href);
  address.searchParams.set("page", page);
  try {
    const answer = await fetch(address, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = fresh.getElementById("main");
    if (!main) throw new Error("no page");
    document.documentElement.lang = fresh.documentElement.lang;
    document.documentElement.dir = fresh.documentElement.dir;
    for (const said of ["theme", "digits", "notation"]) {
      const now = fresh.documentElement.dataset[said];
      if (now) document.documentElement.dataset[said] = now;
      else if (said !== "theme") delete document.documentElement.dataset[said];
    }
    document.getElementById("main").replaceWith(main);
    fit();
    current = new Date();
    stale(false);
  } catch {
    stale(true);
  }
  tick();
}

function turn() {
  if (performance.now() - touched > STOPPED) show(document.getElementById("main").dataset.next);
}

const step = (by) => {
  const main = document.getElementById("main");
  const count = document.querySelectorAll(".dots i").length;
  show(((Number(main.dataset.page) - 1 + by + count) % count) + 1);
};
for (const name of ["pointerdown", "wheel", "keydown"]) {
  addEventListener(name, () => {
    touched = performance.now();
    tick();
  });
}
addEventListener("keydown", (event) => {
  const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = document.documentElement.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (event.key === forward || event.key === "PageDown") step(1);
  if (event.key === back || event.key === "PageUp") step(-1);
  if (event.key === "Escape") touched = -STOPPED;
});
addEventListener("resize", fit);
document.fonts.addEventListener("loadingdone", fit);
fit();
tick();
setInterval(tick, 1000);
setInterval(turn, EVERY);
