// The digits of the page, for what scripts write into it. The page says which ones it has; without a word: Latin ones.
"use strict";
window.desk = window.desk || {};
{
  const page = document.documentElement.dataset;
  const turned = (text, digits) => (digits ? String(text).replace(/[0-9]/g, (digit) => digits[digit]) : String(text));

  // A number of running text.
  desk.counted = (number) => turned(number, page.digits);
  // A score, result, number or time where notation stands: halves of native notation have a point.
  // Arabic digits run from right to left around a dash or blank, even in an island: marks keep it in its place.
  desk.notation = (text) => {
    if (!page.notation) return String(text);
    const halves = String(text).replace(/([0-9])½/g, "$1٫5");
    return turned(page.notation[0] === "٠" ? halves.replace(/([0-9])([– -])(?=[0-9])/g, "$1\u200e$2\u200e") : halves, page.notation);
  };
  // Inside a sentence written from right to left, an island: else 1–0 turns into 0–1.
  desk.isolated = (text) => (document.documentElement.dir === "rtl" ? `\u2066${text}\u2069` : text);
  desk.island = (text) => desk.isolated(desk.notation(text));
  desk.clock = (at) => desk.notation([at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":"));
}
