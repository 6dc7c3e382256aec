// What a right that has ended left on this phone: results that were pressed and never sent. They stay here, and are named,
// until somebody says that the arbiter has them.
"use strict";
{
  const START = "pairwright-presses-";
  const RESULTS = { "1-0": "1–0", "5-5": "½–½", "0-1": "0–1" };
  const section = () => document.getElementById("unsent");

  // Those of the right that this page has go out by themselves.
  const left = () => {
    const own = START + document.getElementById("boards")?.dataset.phone;
    return Object.keys(localStorage).filter((key) => key.startsWith(START) && key !== own);
  };

  const presses = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) || [];
    } catch {
      return [];
    }
  };

  const told = (press) => {
    const line = section().querySelector("template").content.firstElementChild.cloneNode(true);
    for (const name of ["round", "board"]) line.querySelector(`[data-${name}]`).textContent = desk.counted(press[name] ?? "");
    line.querySelector("[data-result]").textContent = desk.notation(RESULTS[press.result]);
    return line;
  };

  desk.tellUnsent = () => {
    const all = left().flatMap(presses).filter((press) => press.result in RESULTS);
    section().querySelector("[data-list]").replaceChildren(...all.map(told));
    section().hidden = !all.length;
  };

  document.addEventListener("click", (event) => {
    if (!event.target.closest("#unsent [data-told]")) return;
    for (const key of left()) localStorage.removeItem(key);
    desk.tellUnsent();
  });
  desk.tellUnsent();
}
