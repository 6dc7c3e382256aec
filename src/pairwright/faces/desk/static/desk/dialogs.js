// Warnings as dialogs: the safe act has the focus, Esc is the safe act, and Enter never does what level 4 asks.
"use strict";
window.desk = window.desk || {};

const ask = document.getElementById("ask");
let goBack = () => {};

desk.openDialog = () => {
  const dialog = ask.querySelector("[data-dialog]");
  if (!dialog) return;
  const safe = dialog.querySelector("[data-close]");
  const risk = dialog.querySelector("[data-risk]");
  const form = dialog.querySelector("form");
  if (!ask.contains(document.activeElement)) goBack = desk.wayBack(document.activeElement);
  if (risk) {
    const ready = () => {
      if (form.checkValidity()) { risk.removeAttribute("aria-disabled"); risk.removeAttribute("aria-describedby"); return; }
      risk.setAttribute("aria-disabled", "true");
      risk.setAttribute("aria-describedby", "risk-why");
    };
    form.addEventListener("input", ready);
    ready();
  }
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { event.preventDefault(); desk.closeDialog(); }
    const field = event.target.matches("input");
    const heavy = form && "twoSteps" in form.dataset;
    if (event.key === "Enter" && heavy && (field || event.target === risk)) event.preventDefault();
    if (event.key === "Tab") keepInside(event, dialog);
  });
  const body = dialog.querySelector("#ask-body");
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  safe.focus();
};

function keepInside(event, dialog) {
  const parts = [...dialog.querySelectorAll("a[href], button:not([disabled]), input:not([type=hidden]), [tabindex='0']")];
  const first = parts[0], last = parts[parts.length - 1];
  if (event.shiftKey && document.activeElement === first) { event.preventDefault(); last.focus(); }
  else if (!event.shiftKey && document.activeElement === last) { event.preventDefault(); first.focus(); }
}

desk.closeDialog = () => {
  if (!ask.firstChild) return;
  ask.replaceChildren();
  goBack();
  document.dispatchEvent(new CustomEvent("desk:dialog-closed"));
};

ask.addEventListener("click", (event) => {
  if (event.target.closest("[data-close]")) { event.preventDefault(); desk.closeDialog(); }
});
document.body.addEventListener("htmx:afterSwap", (event) => { if (event.detail.target === ask) desk.openDialog(); });
document.body.addEventListener("htmx:afterRequest", (event) => {
  const answer = event.detail.xhr;
  if (ask.contains(event.detail.elt) && answer && answer.status < 400 && answer.getResponseHeader("HX-Retarget") !== "#ask") desk.closeDialog();
});
// A server that does not answer, or fails, is never silent.
for (const kind of ["htmx:sendError", "htmx:timeout", "htmx:responseError"]) {
  document.body.addEventListener(kind, () => {
    const strip = document.getElementById("offline");
    if (strip) strip.hidden = false;
  });
}
document.body.addEventListener("htmx:afterOnLoad", () => {
  const strip = document.getElementById("offline");
  if (strip && !(desk.waiting && desk.waiting())) strip.hidden = true;
});
