// Check-in by keyboard: the field keeps the focus, letters or a number choose a row, Space marks it, the field clears.
// What is marked already changes only on a second Space; after a whole word that several have, Space is a letter.
"use strict";
{
  const field = document.getElementById("check-find");
  const panel = document.getElementById("check-in");
  const form = document.getElementById("checking");
  const said = document.getElementById("check-said");
  const special = { "ı": "i", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ə": "e",
    "ß": "ss", "ŋ": "n", "ħ": "h", "ŧ": "t", "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ە": "ه", "ـ": "" };
  const fold = (text) => [...text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")]
    .map((letter) => special[letter] ?? desk.DIGITS[letter] ?? letter).join("");
  const rows = () => [...document.querySelectorAll("#check-rows tbody tr[data-number]")];
  let found = [];
  let chosen = null;
  let stepped = false;
  let asked = null;

  function matches(row, words, number) {
    if (number) return row.dataset.number === number;
    const names = row.dataset.finds.split(" ");
    const begin = (word) => names.some((name) => name.startsWith(word) || name.replace(/^(ال|al|el)/u, "").startsWith(word));
    return words.every(begin) || names.some((_, place) => names.slice(place).join("").startsWith(words.join("")));
  }

  const called = (row) => `${desk.notation(row.dataset.number)} ${row.querySelector(".nm").textContent}`;

  function ask(row) {
    asked = row;
    said.classList.toggle("sr", !row);
    if (row) said.textContent = panel.dataset.stands.replace("{player}", called(row));
  }

  function choose(row) {
    if (chosen) { chosen.classList.remove("on"); chosen.removeAttribute("aria-selected"); }
    chosen = row;
    ask(null);
    if (!row) { said.textContent = ""; return; }
    row.classList.add("on");
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    said.textContent = called(row);
  }

  function look() {
    const text = fold(field.value).trim();
    const number = /^\d+$/.test(text) ? text : "";
    const words = text.split(/[\s,،;.'’/()‐-―-]+/u).map((word) => word.replace(/[^\p{L}\p{N}]/gu, "")).filter(Boolean);
    const asks = number || words.join("").length >= 2;
    found = asks ? rows().filter((row) => matches(row, words, number)) : [];
    // who is still looked for comes before who is here
    const first = found.find((row) => row.dataset.standing === "missing") || found[0] || null;
    for (const row of rows()) row.hidden = Boolean(asks && found.length && !found.includes(row));
    stepped = false;
    choose(first);
    if (asks && !found.length) said.textContent = "–";
    field.toggleAttribute("aria-invalid", Boolean(asks && !found.length));
  }

  function clear() {
    field.value = "";
    look();
    field.focus({ preventScroll: true });
  }

  function step(by) {
    const list = found.length ? found : rows();
    const next = list[Math.min(Math.max(list.indexOf(chosen) + by, 0), list.length - 1)];
    if (next) choose(next);
    stepped = true;
  }

  // "wood" and a blank: the first name is still to come where several are called so
  function goesOn() {
    const word = fold(field.value).split(/[\s,،;]+/u).pop();
    return !stepped && found.length > 1 && word.length > 1 && found.some((row) => row.dataset.finds.split(" ").includes(word));
  }

  const requestId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  function mark(name, number) {
    const values = Object.fromEntries(new FormData(form));
    values.request = requestId();
    values[name] = number;
    htmx.ajax("POST", form.getAttribute("action"), { source: panel, values, swap: "none" });
  }

  field.addEventListener("input", look);
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === " " && chosen) {
      if (!event.shiftKey && goesOn()) return;
      event.preventDefault();
      if (event.shiftKey) {
        htmx.ajax("GET", `${panel.dataset.more}?more=${chosen.dataset.number}`, { target: "#rest", swap: "innerHTML" })
          .then(() => { const first = document.querySelector("#rest button"); if (first) first.focus(); });
        return;
      }
      const standing = chosen.dataset.standing;
      if (standing !== "missing" && asked !== chosen) {
        ask(chosen);
        return;
      }
      if (standing === "missing") mark("here", chosen.dataset.number);
      else if (standing !== "away") mark("missing", chosen.dataset.number);
      else { mark("plays", chosen.dataset.number); }
      clear();
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      location.href = panel.dataset.player.replace("/0/", `/${chosen.dataset.number}/`);
    } else if (event.key === "Escape") {
      event.preventDefault();
      clear();
    }
  });
  desk.onKey((key) => {
    if (key === "f") { field.focus(); return true; }
    if (key === "Escape" && document.activeElement.closest("#rest")) {
      document.getElementById("rest").replaceChildren();
      field.focus();
      return true;
    }
    return false;
  });
  // every press is a request of its own; what was pressed in the panel beside is done with once it is answered
  let beside = false;
  document.addEventListener("htmx:configRequest", (event) => {
    const inPanel = event.detail.elt.closest("#rest") !== null;
    if (event.detail.elt !== form && !inPanel) return;
    beside = inPanel;
    event.detail.parameters.request = requestId();
  });
  document.addEventListener("htmx:oobAfterSwap", (event) => {
    if (event.target.id !== "rest" || !beside) return;
    beside = false;
    clear();
  });
  field.focus({ preventScroll: true });
}
