// A password can be seen while it is typed, by whoever ticks that it may be; it is hidden again before it is sent.
"use strict";
for (const tick of document.querySelectorAll("[data-peek]")) {
  const fields = [...tick.form.querySelectorAll("input[type=password]")];
  const show = () => {
    for (const field of fields) field.type = tick.checked ? "text" : "password";
  };
  tick.addEventListener("change", show);
  tick.form.addEventListener("submit", () => {
    tick.checked = false;
    show();
  });
}
