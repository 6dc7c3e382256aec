// Pairing by hand: the second player chosen changes places with the first. Without script there is a button for it.
"use strict";

document.addEventListener("change", (event) => {
  if (!event.target.matches?.("#seats input[name=seat]")) return;
  const form = document.getElementById("seats");
  if (form.querySelectorAll("input[name=seat]:checked").length === 2) {
    form.requestSubmit(form.querySelector("button[value=exchange]"));
  }
});
function unchoose() {
  for (const box of document.querySelectorAll("#seats input[name=seat]:checked")) box.checked = false;
}
document.addEventListener("desk:dialog-closed", unchoose);
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-close]")) unchoose();
});
