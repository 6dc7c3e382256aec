// Times are written in UTC and shown in the time of the place, days in the calendar of the page. Without script they say
// that they are UTC.
"use strict";
{
  const calendar = { jalali: "persian", hijri: "islamic-umalqura" }[document.documentElement.dataset.calendar];
  const two = (number) => String(number).padStart(2, "0");

  function day(at) {
    if (!calendar && document.documentElement.lang === "tr") return `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}`;
    if (!calendar) return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, { year: "numeric", month: "2-digit", day: "2-digit" })
      .formatToParts(at);
    return ["year", "month", "day"].map((kind) => parts.find((part) => part.type === kind).value).join("/");
  }

  desk.tellTimes = (root) => {
    for (const time of root.querySelectorAll("time[datetime]")) {
      const at = new Date(time.dateTime);
      if (Number.isNaN(at.getTime())) continue;
      const whole = desk.notation(`${day(at)} ${two(at.getHours())}:${two(at.getMinutes())}`);
      time.textContent = time.dataset.local === "day" ? whole : desk.clock(at);
      time.title = whole;
    }
  };
  desk.tellTimes(document);
  document.body.addEventListener("htmx:oobAfterSwap", (event) => desk.tellTimes(event.detail.target || document));
}
