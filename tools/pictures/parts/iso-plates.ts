let ids = 0;
/** A plate with its middle at (x, y). `art` is SVG on the flat plate of size s by s, and `thick` is its height. */
export const plate = (x: number, y: number, s: number, { top = ["#fff", "#dcebf6"], side = "#a9c4d8", edge = "rgba(255,255,255,.9)", thick = 9, art = "", r = 26, glow = "" } = {}) => {
  const id = `pl${++ids}`, at = (dy: number, inner: string) => `<g transform="translate(${x} ${y + dy}) matrix(.866 .5 -.866 .5 0 0) translate(${-s / 2} ${-s / 2})">${inner}</g>`;
  const rect = (fill: string, extra = "") => `<rect width="${s}" height="${s}" rx="${r}" fill="${fill}" ${extra}/>`;
  const slab = Array.from({ length: thick }, (_, i) => at(thick - i, rect(side))).join("");
  return `<defs><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${top[0]}"/><stop offset="1" stop-color="${top[1]}"/></linearGradient></defs>${glow ? at(thick + 16, `<rect width="${s}" height="${s}" rx="${r}" fill="${glow}" style="filter:blur(14px)"/>`) : ""}${slab}${at(0, rect(`url(#${id})`, `stroke="${edge}" stroke-width="1.2"`) + art)}`;
};
