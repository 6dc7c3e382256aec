// Entries: N opens a row, Enter saves it and opens the next, names are looked up in the rating lists while typing.
"use strict";
{
  const focusRow = () => {
    const field = document.querySelector("[data-focus]");
    if (field && !field.value) field.focus();
  };
  focusRow();
  // A browser that goes to the fragment of the address lets go of the field once more, after the page has loaded.
  if (location.hash) addEventListener("load", () => setTimeout(focusRow));

  document.addEventListener("keydown", (event) => {
    const row = event.target.closest && event.target.closest("tr.edit");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = [...row.querySelectorAll(".suggestions a")];
    if (event.key === "Escape") {
      if (all.length) { row.querySelector(".suggestions").replaceChildren(); return; }
      const dirty = [...row.querySelectorAll("input")].some((field) => field.value !== field.defaultValue);
      if (!dirty) row.querySelector("[data-leave]").click();
    } else if (event.target.name === "name" && event.key === "ArrowDown" && all.length) {
      event.preventDefault();
      all[0].focus();
    } else if (all.includes(event.target) && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      (all[all.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1)] || row.querySelector("[data-focus]")).focus();
    }
  });
  desk.onKey((key) => {
    if (key !== "n") return false;
    const field = document.querySelector("#adding [data-focus]");
    const link = document.getElementById("add-link");
    if (field) field.focus();
    else if (link) link.click();
    return Boolean(field || link);
  });

  // typing a name looks in the rating lists
  let waiting = 0;
  document.addEventListener("input", (event) => {
    const place = document.querySelector("[data-suggest]");
    if (!place || !event.target.closest("#adding") || !["name", "fide_id"].includes(event.target.name)) return;
    clearTimeout(waiting);
    const text = event.target.value.trim();
    if (text.length < 3) { place.replaceChildren(); return; }
    const address = `${place.dataset.suggest}?${new URLSearchParams({ [event.target.name]: text })}`;
    waiting = setTimeout(() => htmx.ajax("GET", address, { target: place, swap: "innerHTML" }), 150);
  });
  document.addEventListener("focusout", (event) => {
    if (event.target.name === "name" && !(event.relatedTarget && event.relatedTarget.closest(".suggestions"))) {
      setTimeout(() => { const list = document.querySelector(".suggestions"); if (list && !list.contains(document.activeElement)) list.replaceChildren(); }, 200);
    }
  });

  document.addEventListener("htmx:oobAfterSwap", (event) => {
    if (event.target.id !== "entry-list") return;
    const wrong = document.querySelector("tr.edit [aria-invalid]") || document.querySelector("#adding [data-focus]");
    if (wrong) wrong.focus();
  });
}
