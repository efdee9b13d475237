import { C } from "../base.ts";
let ids = 0;

/** Parallel streets every `step` px across a box of w by h, turned by `angle` degrees. */
export const grid = (w: number, h: number, step: number, angle = 0) => {
  const reach = Math.hypot(w, h) / 2, n = Math.ceil(reach / step), out = [];
  for (let i = -n; i <= n; i++) out.push(`M${i * step} ${-reach}V${reach}`, `M${-reach} ${i * step * 1.3}H${reach}`);
  return `<g transform="translate(${w / 2} ${h / 2}) rotate(${angle})"><path d="${out.join("")}"/></g>`;
};

type Streets = {
  w: number; h: number; ground?: string; water?: string[]; parks?: string[]; minor?: string; major?: string[]; main?: string[];
  k?: number; wide?: number; labels?: string;
};

/** `minor` is SVG markup without its own stroke. All others are lists of path data. */
export const streets = ({ w, h, ground = "#e7f0f7", water = [], parks = [], minor = "", major = [], main = [], k = 1, wide = 1, labels = "" }: Streets) => {
  const id = `m${++ids}`, all = (list: string[]) => list.map((d) => `<path d="${d}"/>`).join("");
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="overflow:hidden" font-family="Inter"><defs><linearGradient id="${id}" x2=".4" y2="1"><stop stop-color="#a9daf4"/><stop offset="1" stop-color="#6fbde8"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${ground}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#f7fbfe" stroke-width="${1.7 * k * wide}">${minor}</g></g>
    <g fill="#cfe9dc">${all(parks)}</g><g fill="url(#${id})" stroke="#fff" stroke-opacity=".7" stroke-width="${1.2 * k}">${all(water)}</g>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#cddde9" stroke-width="${5.6 * k * wide}">${all(major)}</g><g stroke="#f0c3a6" stroke-width="${7.4 * k * wide}">${all(main)}</g><g stroke="#fff" stroke-width="${4.2 * k * wide}">${all(major)}</g><g stroke="#ffe9dc" stroke-width="${5.8 * k * wide}">${all(main)}</g></g>${labels}</svg>`;
};

export const way = (w: number, h: number, done: string, rest = "", color = C.blue, width = 3.6) =>
  `<svg class="at" style="left:0;top:0" width="${w}" height="${h}" fill="none" stroke-linecap="round" stroke-linejoin="round">${rest ? `<path d="${rest}" stroke="#fff" stroke-width="${width + 2.4}"/><path d="${rest}" stroke="${color}" stroke-width="${width * 0.75}" stroke-dasharray=".1 ${width * 1.5}"/>` : ""}<path d="${done}" stroke="#fff" stroke-width="${width + 2.4}"/><path d="${done}" stroke="${color}" stroke-width="${width}"/></svg>`;

/** A drop-shaped pin with its tip at (x, y). `inner` is SVG markup around (0, 0) for a disc of radius 7. */
export const pin = (x: number, y: number, size: number, color = C.orange, inner = `<circle r="4.2" fill="#fff"/>`) =>
  `<svg class="at" style="left:${x - size / 2}px;top:${y - size * 1.26}px" width="${size}" height="${size * 1.3}" viewBox="-14 -14 28 36.4"><path d="M0 21.5C-6 13-12 7.5-12-1A12 12 0 0 1 12-1C12 7.5 6 13 0 21.5z" fill="${color}" stroke="#fff" stroke-width="2"/>${inner}</svg>`;
