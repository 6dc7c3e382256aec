// The terms of a tournament: fields that the chosen system does not need step back, and tie-breaks are put in order.
"use strict";
{
  const system = document.getElementById("id_system");
  const form = system ? system.form : document.querySelector("form.fields");
  const teams = document.getElementById("id_of_teams");

  const show = () => {
    const option = system && system.selectedOptions[0];
    const needs = option ? (option.dataset.needs || "").split(" ") : [];
    const alsoTeams = ["boards", "match-points"];
    for (const part of document.querySelectorAll("[data-need]")) {
      const need = part.dataset.need;
      let needed = !option || needs.includes(need);
      if (needed && needs.includes("of-teams") && alsoTeams.includes(need)) needed = teams.checked;
      part.hidden = !needed;
    }
    for (const part of document.querySelectorAll("[data-show]")) {
      const [name, value] = part.dataset.show.split("=");
      const field = document.getElementById(`id_${name}`);
      const outer = part.dataset.need && option && !needs.includes(part.dataset.need);
      part.hidden = outer || (field && field.value !== value);
    }
  };
  if (form) {
    form.addEventListener("change", show);
    show();
  }

  // The list of tie-breaks: what stands in the field, with buttons that move and remove; a recommended list fills it.
  for (const place of document.querySelectorAll("[data-order]")) {
    const field = document.getElementById(place.dataset.order);
    const preset = document.getElementById(place.dataset.preset);
    const list = document.createElement("ol");
    list.className = "order";
    place.append(list);
    const names = new Map();
    for (const one of document.querySelectorAll(`#${place.dataset.names} option`)) names.set(one.value, one.textContent);
    const titleOf = (code) => names.get(code.toUpperCase().split(/[:/]/)[0]) || "";
    const codes = () => (field.value || field.placeholder).split(/[,;،\s]+/).filter(Boolean);
    const button = (name, icon, act) => {
      const made = document.createElement("button");
      made.type = "button";
      made.className = "btn tight";
      made.textContent = icon;
      made.setAttribute("aria-label", name);
      made.title = name;
      made.addEventListener("click", act);
      return made;
    };
    const draw = () => {
      list.replaceChildren();
      codes().forEach((code, at, all) => {
        const put = (changed, to) => {
          field.value = changed.join(", ");
          draw();
          const row = list.children[Math.min(to, list.children.length - 1)];
          if (row) row.querySelector("button").focus();
        };
        const move = (to) => {
          if (to < 0 || to >= all.length) return;
          const changed = [...all];
          changed.splice(at, 1);
          changed.splice(to, 0, code);
          put(changed, to);
        };
        const row = document.createElement("li");
        const name = document.createElement("span");
        name.className = "n";
        name.textContent = code;
        const title = document.createElement("span");
        title.textContent = titleOf(code);
        row.append(name, title);
        if (!field.disabled) row.append(
          button(`${place.dataset.up}: ${code}`, "↑", () => move(at - 1)),
          button(`${place.dataset.down}: ${code}`, "↓", () => move(at + 1)),
          button(`${place.dataset.remove}: ${code}`, "×", () => put(all.filter((_, other) => other !== at), at)),
        );
        list.append(row);
      });
    };
    const ofPreset = (option) => {
      const text = option ? option.textContent : "";
      const at = text.indexOf(": ");
      return option && option.value && at > 0 ? text.slice(at + 2) : "";
    };
    if (preset) {
      preset.addEventListener("change", () => {
        field.value = ofPreset(preset.selectedOptions[0]);
        draw();
      });
    }
    // Before somebody chooses, the list is the one that suits the system.
    const suit = () => {
      const option = system && system.selectedOptions[0];
      if (preset && !preset.value && option && !field.disabled) {
        const own = [...preset.options].find((one) => one.value === option.dataset.preset);
        field.placeholder = ofPreset(own);
      }
      draw();
    };
    if (system) system.addEventListener("change", suit);
    field.addEventListener("input", draw);
    suit();
  }
}
