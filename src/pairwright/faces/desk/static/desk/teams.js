// Board order by dragging rows; the buttons and the field of numbers do the same without it.
"use strict";
for (const body of document.querySelectorAll("tbody[data-squad]")) {
  let dragged = null;
  body.addEventListener("dragstart", (event) => {
    dragged = event.target.closest("tr[data-player]");
    event.dataTransfer.effectAllowed = "move";
  });
  body.addEventListener("dragover", (event) => {
    const over = event.target.closest("tr[data-player]");
    if (!dragged || !over || over === dragged) return;
    event.preventDefault();
    const rows = [...body.rows];
    over.insertAdjacentElement(rows.indexOf(dragged) < rows.indexOf(over) ? "afterend" : "beforebegin", dragged);
  });
  body.addEventListener("drop", (event) => event.preventDefault());
  body.addEventListener("dragend", () => {
    dragged = null;
    const form = body.closest(".squad").querySelector("form[data-order]");
    const order = [...body.rows].map((row) => row.dataset.player).join(" ");
    if (form.elements.order.value === order) return;
    form.elements.order.value = order;
    form.requestSubmit();
  });
}
