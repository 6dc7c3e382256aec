// Keys of the pages that explain a round. Every page works without them.
"use strict";

(() => {
  const typing = () => /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  const physical = (event) => (event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : "");

  function mark(row) {
    for (const one of document.querySelectorAll("[data-rows] tr.on")) {
      one.classList.remove("on");
      one.removeAttribute("aria-selected");
    }
    row.classList.add("on");
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
  }

  function step(by) {
    const rows = [...document.querySelectorAll("[data-rows] tbody tr")];
    if (!rows.length) return false;
    const now = rows.findIndex((row) => row.classList.contains("on"));
    const next = rows[Math.min(Math.max(now + by, 0), rows.length - 1)];
    next.querySelector("a").click();
    return true;
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest?.("[data-rows] tbody tr");
    if (row) {
      mark(row);
      if (!event.target.closest("a")) row.querySelector("a").click();
    }
    if (event.target.closest?.("[data-print]")) window.print();
  });

  document.addEventListener("keydown", (event) => {
    if (document.querySelector("[data-dialog]")) return;
    if (event.ctrlKey && event.key === "Enter") {
      document.getElementById("publish")?.click();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || typing()) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const moved = step(event.key === "ArrowDown" ? 1 : -1);
      if (moved) event.preventDefault();
    }
    if (document.body.dataset.singleKeys === "off") return;
    const letters = [event.key.toLowerCase(), physical(event)];
    const target = letters.map((key) => key && document.querySelector(`[data-key="${key}"]`)).find(Boolean);
    if (target) {
      event.preventDefault();
      if (target.tagName === "A") target.click();
      else {
        target.scrollIntoView({ block: "center" });
        target.focus();
      }
    } else if (letters.includes("p") && document.querySelector("[data-print]")) window.print();
  });
})();
