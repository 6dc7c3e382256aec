// A printed page on the screen: the button and the key P print it.
"use strict";
document.querySelector("[data-now]")?.addEventListener("click", () => window.print());
document.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.code === "KeyP") window.print();
});
