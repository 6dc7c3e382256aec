// What the desk does in the browser beyond links and forms. Every page works without it.
"use strict";
document.documentElement.classList.add("scripted");

for (const select of document.querySelectorAll("select[data-send]")) {
  select.addEventListener("change", () => select.form.requestSubmit());
}
