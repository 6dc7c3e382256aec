// The focus never falls out of the page: what has it is found again when the desk has drawn its part anew, and a
// control that is out of use says why.
"use strict";
window.desk = window.desk || {};

const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";

// Gives the focus back: to the control itself, to the one that took its place, to what stands around it, to the page.
desk.wayBack = (node) => {
  if (!node || node === document.body) return () => {};
  const around = [];
  for (let one = node; one && one !== document.body; one = one.parentElement) if (one.id) around.push(one.id);
  const like = (other) => other.tagName === node.tagName && other.name === node.name && other.value === node.value
    && other.getAttribute("href") === node.getAttribute("href");
  return () => {
    if (node.isConnected && node.checkVisibility()) { node.focus(); return; }
    for (const id of around) {
      const place = document.getElementById(id);
      if (!place) continue;
      const controls = place.matches(CONTROLS) ? [place] : [...place.querySelectorAll(CONTROLS)];
      const next = controls.find((one) => like(one) && one.checkVisibility()) || controls.find((one) => one.checkVisibility());
      if (next) { next.focus(); return; }
    }
  };
};

let held = null;
let way = null;
for (const kind of ["htmx:beforeSwap", "htmx:oobBeforeSwap"]) {
  document.body.addEventListener(kind, () => {
    if (document.activeElement === document.body) return;
    held = document.activeElement;
    way = desk.wayBack(held);
  });
}
for (const kind of ["htmx:oobAfterSwap", "htmx:afterSettle"]) {
  document.body.addEventListener(kind, () => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    held = null;
    way();
  });
}

document.addEventListener("click", (event) => {
  const control = event.target.closest("[aria-disabled=true]");
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const told = document.getElementById(control.getAttribute("aria-describedby"));
  if (told) desk.say(told.textContent);
}, true);
