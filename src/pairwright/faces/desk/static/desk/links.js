// Links that have a key of their own on this screen.
"use strict";
desk.onKey((key) => {
  if (!/^[a-z]$/.test(key)) return false;
  const link = document.querySelector(`a[data-link-key="${key}"]`);
  if (link) link.click();
  return link !== null;
});
