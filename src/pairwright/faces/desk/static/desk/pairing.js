// Keys of the pages that explain a round: another board, why not, the map, the check. Every page works without them.
"use strict";

(() => {
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
    const now = rows.findIndex((row) => row.classList.contains("on"));
    const next = rows[Math.min(Math.max(now + by, 0), rows.length - 1)];
    next?.querySelector("a").click();
    return next !== undefined;
  }

  // A key of this screen, in Latin characters or by its name; true: it did something.
  function act(key) {
    if (key === "ArrowDown" && step(1)) return true;
    if (key === "ArrowUp" && step(-1)) return true;
    const target = document.querySelector(`[data-key="${CSS.escape(key.toLowerCase())}"]`);
    if (!target) return false;
    if (target.tagName === "A") target.click();
    else {
      target.scrollIntoView({ block: "center" });
      target.focus();
    }
    return true;
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest?.("[data-rows] tbody tr");
    if (row) {
      mark(row);
      if (!event.target.closest("a")) row.querySelector("a").click();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey && event.key === "Enter" && !desk.dialogOpen()) {
      document.getElementById("publish")?.click();
    }
  });

  desk.onKey(act);
})();
