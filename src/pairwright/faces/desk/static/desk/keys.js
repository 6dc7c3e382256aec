// The keys that work on every screen, and the list of them. A screen adds its own by desk.onKey.
// A letter is matched by its character first and, for other layouts, by the place of the key.
"use strict";
window.desk = window.desk || {};
desk.DIGITS = {};
for (const [zero, count] of [[0x06f0, 10], [0x0660, 10], [0x30, 10]]) {
  for (let n = 0; n < count; n++) desk.DIGITS[String.fromCharCode(zero + n)] = String(n);
}
const KNOWN = /^[a-z0-9=+\-*/?[\]]$/;
const PLACES = { Slash: "/", BracketLeft: "[", BracketRight: "]", Minus: "-", Equal: "=" };

// What a key press means, in Latin characters: "a", "5", "/", or its name ("Enter").
desk.meaning = (event) => {
  const key = event.key in desk.DIGITS ? desk.DIGITS[event.key] : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.length !== 1 || KNOWN.test(key)) return key;
  const numpad = { NumpadAdd: "+", NumpadSubtract: "-", NumpadMultiply: "*", NumpadDivide: "/" }[event.code];
  if (numpad) return numpad;
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code);
  if (place) return place[1].toLowerCase();
  if (event.code === "Slash" && event.shiftKey) return "?";
  return PLACES[event.code] || key;
};

desk.typing = (target) => target instanceof Element
  && target.matches("input:not([type=checkbox]):not([type=radio]):not([type=submit]):not([type=button]), textarea, select, [contenteditable=true]");
desk.singleKeys = () => document.body.dataset.singleKeys !== "off";
desk.dialogOpen = () => document.querySelector("#ask [data-dialog], dialog[open]") !== null;

const listeners = [];
// handler(key, event) is asked before the keys of every screen; true: done. single keys come only while they are on.
desk.onKey = (handler) => listeners.push(handler);
desk.say = (text) => { document.getElementById("said").textContent = text; };

const list = document.getElementById("keys-list");
const GOALS = { o: /^$/, e: /^entries\//, r: /^rounds\//, s: /^standings\//, t: /^table\//, j: /^journal\// };

function goal(letter) {
  for (const link of document.querySelectorAll(".tabs a[href]")) {
    const rest = /^\/t\/[^/]+\/(.*)$/.exec(link.getAttribute("href"));
    if (rest && GOALS[letter].test(rest[1])) return link;
  }
  return null;
}

function rounds(step) {
  const squares = [...document.querySelectorAll("#rail a")];
  let at = squares.findIndex((square) => square.getAttribute("aria-current"));
  if (at < 0) at = squares.findIndex((square) => square.closest(".now"));
  const next = squares[at + step];
  if (next && next.getAttribute("href")) next.click();
}

// The list shows what works here and now, and nothing else.
desk.showKeys = () => {
  for (const section of list.querySelectorAll("section")) {
    let shown = 0;
    for (const key of section.querySelectorAll("dt")) {
      const works = (!("single" in key.dataset) || desk.singleKeys())
        && (!key.dataset.needs || document.querySelector(key.dataset.needs))
        && (!key.dataset.go || goal(key.dataset.go));
      key.hidden = key.nextElementSibling.hidden = !works;
      shown += works ? 1 : 0;
    }
    section.hidden = shown === 0;
  }
  list.showModal();
};

// The letter after G leads away, whatever it does on this screen otherwise.
let going = 0;
function leads(key) {
  const asked = Date.now() - going < 1500;
  going = 0;
  if (!asked || !(key in GOALS)) return false;
  const link = goal(key);
  if (link) link.click();
  return true;
}

function single(key) {
  if (key === "/") {
    const field = document.getElementById("find");
    if (field && field.offsetParent) { field.focus(); field.select(); return true; }
  } else if (key === "?") desk.showKeys();
  else if (key === "[") rounds(-1);
  else if (key === "]") rounds(1);
  else if (key === "g") going = Date.now();
  else if (key === "p") window.print();
  else return false;
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const key = desk.meaning(event);
  const help = key === "F1" && document.getElementById("help");
  if (help) { event.preventDefault(); help.click(); return; }
  if ((event.ctrlKey || event.metaKey) && key === "z" && !event.altKey) {
    if (desk.typing(event.target) || desk.dialogOpen()) return;
    const button = document.getElementById(event.shiftKey ? "redo" : "undo");
    if (button && !button.getAttribute("aria-disabled")) { event.preventDefault(); desk.flush ? desk.flush(() => button.click()) : button.click(); }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (desk.typing(event.target)) {
    if (key === "Escape") { event.preventDefault(); event.target.blur(); }
    return;
  }
  if (desk.dialogOpen()) return;
  const one = key.length === 1;
  if (one && !desk.singleKeys()) return;
  if (leads(key) || listeners.some((handler) => handler(key, event)) || (one && single(key))) event.preventDefault();
});

for (const button of document.querySelectorAll("[data-close-keys]")) button.addEventListener("click", () => list.close());
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-keys], [data-print], [data-understood]");
  if (!target) return;
  if (target.matches("[data-understood]")) {
    const back = desk.wayBack(target);
    target.closest(".notice").remove();
    back();
  } else if (target.matches("[data-print]")) { event.preventDefault(); window.print(); }
  else if (target.matches("button")) desk.showKeys();
});
