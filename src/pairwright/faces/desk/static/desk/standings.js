// Values of the standings: opened in place, and walked with the arrows. Every page works without it.
"use strict";

(() => {
  const table = document.querySelector("[data-standings]");
  const typing = () => /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
  const home = location.pathname.replace(/(\/standings\/(?:now|\d+)\/).*/, "$1");

  for (const select of document.querySelectorAll("[data-filters] select")) {
    select.addEventListener("change", () => select.form.requestSubmit());
  }

  function close() {
    const open = document.getElementById("work");
    if (!open) return false;
    const link = table.querySelector("td.open a");
    link?.closest("td").classList.remove("open");
    link?.setAttribute("aria-expanded", "false");
    open.remove();
    history.replaceState(null, "", home + location.search);
    link?.focus();
    return true;
  }

  async function open(link) {
    const address = link.getAttribute("href");
    const url = new URL(address, location.origin + home);
    url.search = location.search;
    const was = link.closest("td").classList.contains("open");
    close();
    if (was) return;
    let answer;
    try {
      answer = await fetch(url, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
    } catch {
      answer = null;
    }
    if (!answer?.ok || answer.redirected) {
      location.assign(url);
      return;
    }
    const holder = document.createElement("template");
    holder.innerHTML = await answer.text();
    const row = holder.content.querySelector("#work");
    link.closest("tr").after(row);
    link.closest("td").classList.add("open");
    link.setAttribute("aria-expanded", "true");
    history.replaceState(null, "", url);
    link.focus();
    row.scrollIntoView({ block: "nearest" });
  }

  table?.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("td.tb a, td.pts a");
    if (link) {
      event.preventDefault();
      open(link);
    } else if (event.target.closest("#work [data-close]")) {
      event.preventDefault();
      close();
    }
  });

  function shown(row) {
    return [...row.querySelectorAll("td.pts a, td.tb a")].filter((link) => link.offsetParent);
  }

  function walk(key) {
    const rows = [...table.tBodies[0].rows].filter((row) => row.dataset.player);
    const link = document.activeElement?.closest?.("[data-standings] td a");
    const row = link?.closest("tr");
    if (!row?.dataset.player) {
      shown(rows[0])[0]?.focus();
      return;
    }
    const links = shown(row);
    const at = links.indexOf(link);
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const forward = (key === "ArrowRight") === (document.documentElement.dir !== "rtl");
      links[Math.min(Math.max(at + (forward ? 1 : -1), 0), links.length - 1)].focus();
      return;
    }
    const next = rows[Math.min(Math.max(rows.indexOf(row) + (key === "ArrowDown" ? 1 : -1), 0), rows.length - 1)];
    const others = shown(next);
    others[Math.min(at, others.length - 1)]?.focus();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || typing() || document.querySelector("[data-dialog]")) return;
    if (table && /^Arrow/.test(event.key)) {
      event.preventDefault();
      walk(event.key);
    } else if (table && event.key === "Escape" && close()) {
      event.preventDefault();
    } else if (event.key.toLowerCase() === "p" || event.code === "KeyP") {
      document.querySelector("a[data-print]")?.click();
    }
  });
})();
