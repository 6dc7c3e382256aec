// Entries: N opens a row, Enter saves it and opens the next, names are looked up in the rating lists while typing.
"use strict";
{
  const typing = (element) => element && /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
  const focusRow = () => {
    const field = document.querySelector("[data-focus]");
    if (field && !field.value) field.focus();
  };
  focusRow();

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape" && typing(document.activeElement)) {
      const row = document.activeElement.closest("tr.edit");
      const list = row && row.querySelector(".suggestions");
      if (list && list.firstChild) { list.replaceChildren(); return; }
      const dirty = row && [...row.querySelectorAll("input")].some((field) => field.value !== field.defaultValue);
      const leave = row && row.querySelector("[data-leave]");
      if (leave && !dirty) leave.click();
      return;
    }
    if (typing(document.activeElement)) {
      const suggestions = document.activeElement.name === "name" && document.querySelectorAll(".suggestions a");
      if (event.key === "ArrowDown" && suggestions && suggestions.length) { event.preventDefault(); suggestions[0].focus(); }
      return;
    }
    const chosen = document.activeElement.closest && document.activeElement.closest(".suggestions a");
    if (chosen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const all = [...document.querySelectorAll(".suggestions a")];
      const next = all[all.indexOf(chosen) + (event.key === "ArrowDown" ? 1 : -1)];
      (next || document.querySelector("[data-focus]")).focus();
      return;
    }
    if ((event.key.toLowerCase() === "n" || event.code === "KeyN") && !event.shiftKey) {
      const field = document.querySelector("#adding [data-focus]");
      const link = document.getElementById("add-link");
      if (field) { event.preventDefault(); field.focus(); } else if (link) { event.preventDefault(); link.click(); }
    }
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
