// The digits of the page, for what scripts write into it. The page says which ones it has; without a word: Latin ones.
"use strict";
window.desk = window.desk || {};
{
  const page = document.documentElement.dataset;
  const turned = (text, digits) => (digits ? String(text).replace(/[0-9]/g, (digit) => digits[digit]) : String(text));

  // A number of running text.
  desk.counted = (number) => turned(number, page.digits);
  // A score, result, number or time where notation stands: halves of native notation have a point.
  desk.notation = (text) => turned(page.notation ? String(text).replace(/([0-9])½/g, "$1٫5") : text, page.notation);
  // The same inside a sentence: an island, so that 1–0 does not turn into 0–1.
  desk.island = (text) => `\u2066${desk.notation(text)}\u2069`;
  desk.clock = (at) => desk.notation([at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":"));
}
