// What can be seen of a page by measuring it: sentences about what is wrong, none if nothing is.
() => {
  const found = [];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".sr, .skip, [hidden]");
  const path = (node) => {
    const one = (n) => n.tagName.toLowerCase() + (n.id ? "#" + n.id : "") + (typeof n.className === "string" && n.className ? "." + n.className.trim().split(/\s+/).join(".") : "");
    return [node.parentElement, node].filter(Boolean).map(one).join(" > ");
  };
  const own = (node) => [...node.childNodes].filter((n) => n.nodeType === 3 && n.data.trim()).map((n) => n.data.trim()).join(" ");
  const arabic = /[\u0620-\u065f\u066e-\u06ef]/;
  const paper = document.body.matches(".paper");
  const note = (what, node) => found.push(`${what}: ${path(node)} "${(node.textContent || "").trim().slice(0, 40)}"`);

  // How far (px) the dots of the lowest letters reach below their line.
  const ruler = document.createElement("canvas").getContext("2d");
  const under = (style) => {
    ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = ruler.measureText("پچیجبح");
    const leading = (parseFloat(style.lineHeight) - ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
    return ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent - leading;
  };

  for (const node of document.body.querySelectorAll("*")) {
    if (!shown(node) || !own(node) || node.closest("script, style, svg title, template, option")) continue;
    const style = getComputedStyle(node);
    let size = parseFloat(style.fontSize);
    if (node.ownerSVGElement) { const m = node.getScreenCTM(); size *= m ? m.a : 1; }
    if (size < (paper || node.closest(".sheet") ? 9.95 : 11.95)) note(`text of ${size.toFixed(1)} px`, node);
    if (style.textTransform !== "none") note(`text is ${style.textTransform}`, node);
    if (arabic.test(own(node))) {
      if (style.letterSpacing !== "normal" && parseFloat(style.letterSpacing)) note("spaced Arabic letters", node);
      if (style.fontStyle === "italic" || style.textAlign === "justify") note("slanted or justified Arabic letters", node);
      for (let box = node; box && box !== document.body; box = box.parentElement) {
        const of = getComputedStyle(box);
        if (of.display === "inline") continue;
        if (!/hidden|clip/.test(of.overflowY) && !/hidden|clip/.test(of.overflowX)) break;
        const line = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
        if (line < 1.349 || under(style) > 0.5) note(`line height ${line.toFixed(2)} where letters are cut off`, node);
        break;
      }
      if (!node.ownerSVGElement && parseFloat(style.lineHeight) / parseFloat(style.fontSize) < 1.19) note("lines of Arabic letters are too close", node);
    }
  }

  let before = 0;
  for (const head of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (!head.checkVisibility() && !head.closest(".sr") || head.closest("dialog, template")) continue;
    const level = Number(head.tagName[1]);
    if (level > before + 1) note(`h${level} after h${before}`, head);
    before = level;
  }
  if (document.querySelectorAll("h1").length !== 1) found.push(`${document.querySelectorAll("h1").length} first headings`);
  if (document.querySelectorAll("main").length !== 1) found.push(`${document.querySelectorAll("main").length} main parts`);
  for (const nav of document.querySelectorAll("nav")) if (!nav.getAttribute("aria-label") && !nav.getAttribute("aria-labelledby")) note("a navigation without a name", nav);

  for (const table of document.querySelectorAll("table")) {
    if (!table.checkVisibility() || table.getAttribute("role") === "presentation") continue;
    const heads = table.querySelectorAll("th");
    if (!table.caption && !table.getAttribute("aria-label") && !table.getAttribute("aria-labelledby")) note("a table without a name", table);
    for (const head of heads) if (!head.getAttribute("scope")) { note("a head without scope", head); break; }
  }
  for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
    if (!shown(field)) continue;
    if (!field.labels?.length && !field.getAttribute("aria-label") && !field.getAttribute("aria-labelledby")) note("a field without a label", field);
  }
  for (const button of document.querySelectorAll("[aria-disabled=true], button[disabled]")) {
    if (!shown(button)) continue;
    const told = (button.getAttribute("aria-describedby") || "").split(/\s+/).filter(Boolean).map((id) => document.getElementById(id)?.textContent.trim() || "").join(" ");
    if (!told) note("out of use, and nothing said why", button);
    if (button.hasAttribute("disabled") || button.tabIndex < 0) note("out of use, and out of reach", button);
  }
  if (!paper && document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((n) => shown(n) && (n.getBoundingClientRect().right > innerWidth + 1 || n.getBoundingClientRect().left < -1) && !n.closest(".roll, .scroll, .over, .told, .rail, .tabs, .seg, .side, .ko, .foot"));
    found.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}; ${wide.slice(0, 3).map(path).join(" | ")}`);
  }

  const rtl = document.documentElement.dir === "rtl";
  if (rtl && /[\d۰-۹٠-٩]\s*·|·\s*[\d۰-۹٠-٩]/.test(document.body.innerText)) found.push("a middle dot beside a digit");

  // Five squares, as many filled as the level has, and a word, wherever a level is said.
  for (const said of document.querySelectorAll(".notice, .strip, .dialog")) {
    const level = /\blv([1-5])\b/.exec(said.className);
    if (!level || !said.checkVisibility()) continue;
    const squares = [...said.querySelectorAll(".pips")].at(0);
    const filled = squares ? [...squares.children].filter((one) => !/^rgba.*, 0\)$|transparent/.test(getComputedStyle(one).backgroundColor)).length : 0;
    if (level[1] !== "1" && filled !== Number(level[1])) note(`level ${level[1]} with ${filled} squares`, said);
    if (level[1] !== "1" && !said.querySelector(".lv-name")) note("a level without its word", said);
  }

  const main = [...document.querySelectorAll(".btn.main")].filter((button) => shown(button) && !button.closest("#ask"));
  if (main.length > 1) found.push(`${main.length} main buttons: ${main.map((button) => button.textContent.trim()).join(" | ")}`);

  // The foot of the desk, in sight without scrolling.
  const foot = document.getElementById("foot");
  if (document.querySelector("form[action='/logout/']") && !document.querySelector(".guide")) {
    const parts = document.getElementById("find") ? ["foot", "undo", "saved"] : ["foot", "saved"];
    for (const id of parts) if (!document.getElementById(id)?.checkVisibility()) found.push(`no #${id}`);
    if (foot && Math.abs(foot.getBoundingClientRect().bottom - innerHeight) > 1) found.push("the foot is not at the foot");
  }

  // Whatever can have the focus shows that it has it.
  const had = document.activeElement;
  for (const control of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']")) {
    if (!shown(control) || control.disabled || control.closest("[inert]") || document.querySelector("dialog[open], #ask [data-dialog]")) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    const style = getComputedStyle(control);
    const round = control.closest(".chosen-find");
    if (!control.ownerSVGElement && !round && (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2)) note("no focus ring", control);
  }
  if (had && had.focus) had.focus({ preventScroll: true });
  return found;
}
