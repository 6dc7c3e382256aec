// Results by keyboard and click: painted at once, kept until the desk has confirmed them, sent once each.
"use strict";
(() => {
  const table = document.getElementById("boards");
  const entry = document.getElementById("entry");
  if (!table || !entry || !("open" in table.dataset)) return;
  const words = document.getElementById("result-words").dataset;
  const readingBack = table.dataset.show === "read-back";
  const nothing = table.dataset.nothing;
  const KEYS = { 1: "1-0", 5: "5-5", "=": "5-5", 0: "0-1", "+": "+--", "-": "--+", "*": "---", a: "*" };
  const shown = {};
  for (const button of entry.querySelectorAll("[data-shown]")) shown[button.value] = button.dataset.shown;

  // ── the chosen board ──
  const rows = () => [...table.querySelectorAll("tr[data-board]")];
  let on = (table.querySelector("tr.on") || rows()[0] || { id: "" }).id;
  let doubt = null;   // {id, value, key}: a press that changes what stands, waiting to be pressed again
  const chosen = () => document.getElementById(on);
  const label = (row) => (row.dataset.game > 0 ? `${row.dataset.board}.${row.dataset.game}` : row.dataset.board);
  const stands = (row) => (readingBack ? row.dataset.read : row.dataset.result) || "";
  const waits = (row) => (readingBack ? row.dataset.result && !row.dataset.read : !row.dataset.result);

  function choose(row, speak) {
    if (!row) return;
    forgetDoubt();
    for (const other of table.querySelectorAll("tr.on")) { other.classList.remove("on"); other.removeAttribute("aria-selected"); }
    on = row.id;
    row.classList.add("on");
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    document.getElementById("chosen").textContent = words.chosen.replace("{board}", desk.counted(label(row)));
    const [white, black] = row.querySelectorAll(".nm");
    document.getElementById("chosen-white").replaceChildren(white.cloneNode(true));
    document.getElementById("chosen-black").replaceChildren(black.cloneNode(true));
    entry.action = table.dataset.enter.replace(/0\/$/, `${row.dataset.board}/`);
    entry.elements.game.value = row.dataset.game;
    if (speak) desk.say(`${words.chosen.replace("{board}", desk.counted(label(row)))}, ${white.textContent}, ${black.textContent}, ${row.dataset.result ? desk.island(row.dataset.result) : words.open}`);
  }

  function step(by) {
    const all = rows(), at = all.findIndex((row) => row.id === on);
    choose(all[Math.min(Math.max(at + by, 0), all.length - 1)], true);
  }

  function nextWaiting() {
    const all = rows(), at = all.findIndex((row) => row.id === on);
    choose([...all.slice(at + 1), ...all.slice(0, at + 1)].find(waits) || all[at + 1], true);
  }

  function goTo(number) {
    const row = rows().find((one) => one.dataset.board === String(number));
    if (row) choose(row, true);
    else desk.say(words.nowhere.replace("{board}", desk.counted(number)));
    return Boolean(row);
  }

  // ── what stands is not overwritten by one press ──
  function forgetDoubt() {
    doubt = null;
    for (const bubble of table.querySelectorAll(".bubble")) bubble.remove();
    for (const row of table.querySelectorAll("tr.asked")) row.classList.remove("asked");
  }

  function bubble(row, text) {
    const note = document.createElement("span");
    note.className = "bubble";
    note.textContent = text;
    row.querySelector(".res").append(note);
    row.classList.add("asked");
    desk.say(`${words.chosen.replace("{board}", desk.counted(label(row)))}: ${text}`);
  }

  function question(row) {
    const text = doubt.value ? words.stands : words.clear;
    bubble(row, text.replace("{result}", desk.island(stands(row))).replace("{key}", desk.isolated(doubt.key)));
  }

  function press(value, key) {
    const row = chosen();
    if (!row) return;
    const standing = stands(row);
    if (!readingBack && standing && !(doubt && doubt.id === row.id && doubt.value === value)) {
      if (shown[value] === standing) { nextWaiting(); return; }
      forgetDoubt();
      doubt = { id: row.id, value, key: key || shown[value] };
      question(row);
      return;
    }
    if (!readingBack && !standing && !value) return;
    forgetDoubt();
    send(row, value);
    if (readingBack) {
      row.dataset.read = shown[value];
      if (shown[value] !== row.dataset.result) {
        bubble(row, words.read.replace("{result}", desk.island(row.dataset.result)).replace("{read}", desk.island(shown[value])));
        return;
      }
    }
    nextWaiting();
  }

  // ── painted at once, sent in order, each once ──
  const saved = document.getElementById.bind(document, "saved");
  const KEPT = `pairwright:${location.pathname}`;
  let queue = [];
  try { queue = JSON.parse(sessionStorage.getItem(KEPT)) || []; } catch { queue = []; }
  let busy = false, away = false, slow = 0;
  const keep = () => { document.body.dataset.waiting = queue.length; try { sessionStorage.setItem(KEPT, JSON.stringify(queue)); } catch { /* the page still has them */ } };
  const id = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  function paint(row, value) {
    const put = row.querySelector(".put");
    put.textContent = desk.notation(shown[value]);
    put.classList.toggle("has", Boolean(value));
    if (value) row.dataset.result = shown[value]; else delete row.dataset.result;
  }

  function send(row, value) {
    const fields = new FormData(entry);
    fields.delete("csrfmiddlewaretoken");
    fields.set("request", id());
    fields.set("game", row.dataset.game);
    fields.set("result", value);
    const seen = document.querySelector("#foot [name=seen]");
    if (seen) fields.set("seen", seen.value);
    const address = table.dataset.enter.replace(/0\/$/, `${row.dataset.board}/`);
    queue.push({ address, row: row.id, before: row.dataset.result || "", value, fields: [...fields.entries()] });
    keep();
    if (!readingBack) paint(row, value);
    row.classList.add("fresh", "waits");
    setTimeout(() => { const now = document.getElementById(row.id); if (now) now.classList.remove("fresh"); }, 1600);
    desk.say(`${words.chosen.replace("{board}", desk.counted(label(row)))}: ${desk.island(shown[value])}`);
    pump();
  }

  function state() {
    const foot = saved();
    if (!foot) return;
    const text = foot.querySelector("span"), dot = foot.querySelector(".dot");
    const strip = document.getElementById("offline");
    dot.classList.toggle("off", queue.length > 0);
    const many = queue.length === 1 ? foot.dataset.one : foot.dataset.many.replace("{count}", desk.counted(queue.length));
    text.textContent = !queue.length ? foot.dataset.saved : away ? many : foot.dataset.saving;
    strip.hidden = !away;
    strip.querySelector("[data-waiting]").textContent = away && queue.length ? many : "";
  }

  async function pump() {
    if (busy || !queue.length || desk.dialogOpen()) return;
    busy = true;
    clearTimeout(slow);
    slow = setTimeout(state, 400);
    const item = queue[0];
    const body = new URLSearchParams(item.fields);
    const abort = new AbortController();
    const limit = setTimeout(() => abort.abort(), 10000);
    let again = 0;
    try {
      const answer = await fetch(item.address, {
        method: "POST", body, signal: abort.signal, redirect: "manual",
        headers: { "HX-Request": "true", "HX-Current-URL": location.href, "X-CSRFToken": entry.elements.csrfmiddlewaretoken.value },
      });
      if (answer.type === "opaqueredirect" || answer.status === 403) { location.reload(); return; }
      if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
      const text = await answer.text();
      queue.shift();
      keep();
      away = false;
      const asks = answer.headers.get("HX-Retarget") === "#ask";
      if (asks || answer.status >= 400) revert(item);
      if (asks) { htmx.swap(document.getElementById("ask"), text, { swapStyle: "innerHTML" }); desk.openDialog(); }
      else if (answer.ok) absorb(text);
      const row = document.getElementById(item.row);
      if (row && !queue.some((other) => other.row === item.row)) row.classList.remove("waits");
    } catch {
      away = true;
      again = 1500;
    } finally {
      clearTimeout(limit);
      clearTimeout(slow);
      busy = false;
      state();
    }
    if (queue.length) setTimeout(pump, again);
    else for (const then of finished.splice(0)) then();
  }

  // Rows that are still under way keep what was pressed; the rest is as the desk says.
  function absorb(text) {
    htmx.swap(document.body, text, { swapStyle: "none" });
    repaint();
  }

  function repaint() {
    for (const item of queue) {
      const row = document.getElementById(item.row);
      if (row && !readingBack) { paint(row, item.value); row.classList.add("waits"); }
    }
    const doubted = doubt && document.getElementById(doubt.id);
    if (doubted && (!stands(doubted) || stands(doubted) === shown[doubt.value])) forgetDoubt();
    else if (doubted && !doubted.querySelector(".bubble")) question(doubted);  // the answer has drawn its row anew
    const row = chosen();
    if (row && !row.classList.contains("on")) { row.classList.add("on"); row.setAttribute("aria-selected", "true"); }
    if (row && readingBack && row.dataset.read && row.dataset.read !== row.dataset.result && !row.querySelector(".bubble")) {
      bubble(row, words.read.replace("{result}", desk.island(row.dataset.result)).replace("{read}", desk.island(row.dataset.read)));
    }
    desk.tellTimes(document);
    state();
  }

  function revert(item) {
    const row = document.getElementById(item.row);
    if (!row) return;
    row.classList.remove("fresh", "waits");
    if (readingBack) { delete row.dataset.read; return; }
    const put = row.querySelector(".put");
    put.textContent = desk.notation(item.before || nothing);
    put.classList.toggle("has", Boolean(item.before));
    if (item.before) row.dataset.result = item.before; else delete row.dataset.result;
    choose(row);
  }

  const finished = [];
  desk.waiting = () => queue.length;
  desk.flush = (then) => { if (queue.length) finished.push(then); else then(); };
  window.addEventListener("online", pump);
  document.addEventListener("desk:dialog-closed", pump);
  document.body.addEventListener("htmx:oobAfterSwap", () => setTimeout(repaint));
  window.addEventListener("beforeunload", (event) => { if (queue.length) event.preventDefault(); });

  // ── keys and clicks ──
  const other = document.getElementById("other");
  desk.onKey((key) => {
    if (key === "ArrowDown") step(1);
    else if (key === "ArrowUp") step(-1);
    else if (key === "Enter") { if (document.activeElement.closest("a, button, summary")) return false; nextWaiting(); }
    else if (key === "Delete") press("", "Del");
    else if (key === "Escape") { forgetDoubt(); other.open = false; }
    else if (other.open && /^[1-9]$/.test(key)) {
      const button = other.querySelectorAll("button")[Number(key) - 1];
      if (!button) return false;
      press(button.value, key);
      if (!doubt) other.open = false;
    } else if (key === "o") other.open = !other.open;
    else if (key in KEYS) press(KEYS[key], key.toUpperCase());
    else return false;
    return true;
  });

  entry.addEventListener("submit", (event) => {
    if (!event.submitter) return;
    event.preventDefault();
    press(event.submitter.value);
    event.submitter.blur();
  });
  table.addEventListener("click", (event) => {
    const row = event.target.closest("tr[data-board]");
    if (row && !event.target.closest(".to-why")) { event.preventDefault(); choose(row, true); }
  });
  const find = document.getElementById("find");
  if (find) find.form.addEventListener("submit", (event) => {
    const digits = [...find.value.trim()].map((sign) => desk.DIGITS[sign] || "x").join("");
    if (/^\d+$/.test(digits) && goTo(Number(digits))) { event.preventDefault(); find.value = ""; find.blur(); }
  });

  if (chosen()) choose(chosen());
  keep();
  repaint();
  pump();
})();
