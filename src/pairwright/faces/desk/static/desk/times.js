// Times are written in UTC and shown in the time of the place. Without script they say that they are UTC.
"use strict";
function localTimes(root) {
  const two = (number) => String(number).padStart(2, "0");
  for (const time of root.querySelectorAll("time[data-local]")) {
    const at = new Date(time.dateTime);
    if (Number.isNaN(at.getTime())) continue;
    const clock = `${two(at.getHours())}:${two(at.getMinutes())}`;
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    time.textContent = time.dataset.local === "day" ? `${day} ${clock}` : clock;
  }
}
localTimes(document);
