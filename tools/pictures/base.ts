// Defines the tokens, CSS and templates of the site's pictures. Scenes are usually drawn in CSS pixels at half the
// final size (scale 2), with light from the top left.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { iconOf, relocated } from "./country.ts";
import { firmMark, recolored } from "./firm.ts";

const require = createRequire(import.meta.url);
const read = (id: string, encoding: BufferEncoding) => readFileSync(require.resolve(id), encoding);

export const C = {
  ink: "#0b1b2b", slate: "#51606f", line: "#e2eaf1", mist: "#f3f8fc", sand: "#fff6f0", white: "#ffffff",
  navy: "#0a3a5c", blue: "#1375b6", blue7: "#0f5c90", blue3: "#7dbbe4", blue1: "#d6e9f7", sky: "#e8f2fa",
  cyan: "#00afef", cyan7: "#00769f", cyan1: "#d3f0fc",
  orange: "#ee7236", orange7: "#b4460c", orange3: "#f8b894", orange1: "#ffe4d5",
  green: "#0f8a5a", green1: "#e2f5ec", red: "#c0362c", red1: "#fdeae8",
};

export const G = {
  blue: "linear-gradient(145deg,#3a9bdc,#0f5c90)", cyan: "linear-gradient(145deg,#4cc9f5,#0090c8)",
  orange: "linear-gradient(145deg,#f79a63,#e2602a)", navy: "linear-gradient(145deg,#1a5179,#0b2740)",
  sand: "linear-gradient(145deg,#ffe9da,#ffd2b6)", mist: "linear-gradient(145deg,#eef6fc,#d3e7f5)",
};

const fonts = [
  ["Sora", "100 800", "@fontsource-variable/sora/files/sora-latin-wght-normal.woff2"],
  ["Inter", "100 900", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  ["Inter ext", "100 900", "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"],
]
  .map(([family, weight, id]) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${read(id, "base64")}) format("woff2")}`)
  .join("");

const steps = (from: number, to: number, rule: (n: number) => string) => Array.from({ length: to - from + 1 }, (_, i) => rule(from + i)).join("");

const css = `${fonts}
*{box-sizing:border-box;margin:0}
:root{${Object.entries(C).map(([name, value]) => `--${name}:${value}`).join(";")}}
:root{--sh1:0 1px 2px rgba(11,27,43,.05),2px 6px 16px -4px rgba(11,27,43,.12);--sh2:0 1px 3px rgba(11,27,43,.06),6px 18px 40px -10px rgba(11,27,43,.24);--sh3:0 2px 4px rgba(11,27,43,.06),10px 32px 64px -16px rgba(11,27,43,.34);--rim:rgba(11,58,92,.09)}
.glassOf{--sh1:0 1px 2px rgba(11,27,43,.06);--sh2:0 1px 2px rgba(11,27,43,.05),2px 6px 14px -4px rgba(11,27,43,.14)}
.onDark{--sh1:2px 5px 12px -3px rgba(3,12,22,.35);--sh2:3px 10px 22px -8px rgba(3,12,22,.5);--sh3:1px 3px 8px -2px rgba(3,12,22,.55);--rim:rgba(255,255,255,.16)}
html,body{background:transparent}
body{font:400 11px/1.4 Inter,"Inter ext",sans-serif;color:var(--ink);font-feature-settings:"tnum","cv05","ss03";text-rendering:geometricPrecision}
svg{display:block;flex:none;overflow:visible}
#scene{position:relative;overflow:hidden}
.at{position:absolute}.rel{position:relative}
.row{display:flex;align-items:center}.col{display:flex;flex-direction:column}.sb{justify-content:space-between}.mid{justify-content:center}
.top{align-items:flex-start}.end{align-items:flex-end}.f1{flex:1;min-width:0}.grid{display:grid}
.sora{font-family:Sora,"Inter ext";letter-spacing:-.02em;line-height:1.15}.up{text-transform:uppercase;letter-spacing:.08em}
.nw{white-space:nowrap}.tr{text-align:right}.tc{text-align:center}
${steps(6, 40, (n) => `.s${n}{font-size:${n}px}`)}${steps(4, 8, (n) => `.w${n}{font-weight:${n}00}`)}
${steps(1, 24, (n) => `.g${n}{gap:${n}px}.p${n}{padding:${n}px}.px${n}{padding-left:${n}px;padding-right:${n}px}.py${n}{padding-top:${n}px;padding-bottom:${n}px}.mt${n}{margin-top:${n}px}.r${n}{border-radius:${n}px}`)}
${Object.keys(C).map((name) => `.c-${name}{color:var(--${name})}.b-${name}{background:var(--${name})}`).join("")}
.card{background:#fff;border-radius:16px;box-shadow:var(--sh2),inset 0 0 0 1px rgba(11,58,92,.06)}
.flat{background:#fff;border-radius:12px;box-shadow:inset 0 0 0 1px var(--line)}
.night{color:#fff;background:linear-gradient(155deg,#1b4a6d,#0f2d46 70%);border-radius:16px;box-shadow:var(--sh2),inset 0 0 0 1px rgba(255,255,255,.1),inset 0 1px 0 rgba(255,255,255,.14)}
.glass{background:linear-gradient(150deg,rgba(255,255,255,.17),rgba(255,255,255,.06));border-radius:16px;box-shadow:inset 0 0 0 1px rgba(255,255,255,.14),inset 0 1px 0 rgba(255,255,255,.12)}
.frost{background:linear-gradient(150deg,rgba(255,255,255,.8),rgba(255,255,255,.42));border-radius:16px;box-shadow:inset 0 0 0 1px rgba(255,255,255,.7)}
.chip{display:inline-flex;align-items:center;gap:4px;border-radius:99px;padding:2.5px 8px;font-size:9px;font-weight:600;line-height:1.35;white-space:nowrap}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:5px;border-radius:9px;padding:7px 13px;font-weight:600;font-size:10.5px;line-height:1.25;white-space:nowrap}
.av{display:inline-flex;align-items:center;justify-content:center;border-radius:50%;color:#fff;font-weight:700;letter-spacing:.01em;flex:none;line-height:1}
.sk{display:block;border-radius:99px;background:#dfe8f0}
.code{font:500 10px/1.75 "DejaVu Sans Mono",monospace;color:#c8d9e8;white-space:pre}
.code b{color:#6cc4ff;font-weight:500}.code i{color:#ffb78f;font-style:normal}.code u{color:#8fe3d0;text-decoration:none}.code s{color:#6f8aa1;text-decoration:none}
hr{border:0;height:1px;background:var(--line);width:100%}
`;

const grain = (opacity: number) => `<svg class="at" style="inset:0;mix-blend-mode:soft-light;opacity:${opacity}" width="100%" height="100%"><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" stitchTiles="stitch"/><feColorMatrix type="saturate" values="0"/></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>`;

type Layout = {
  file: string; width: number; height: number; body: string;
  scale?: number; transparent?: boolean; dark?: boolean; bg?: string; max?: number; noise?: number; style?: string;
};
export type Scene = Pick<Required<Layout>, "file" | "width" | "height" | "scale" | "transparent" | "max"> & { html: string };

export const scene = ({ file, width, height, scale = 2, transparent = false, dark = false, bg = "", max = 100, noise = 0, style = "", body }: Layout): Scene => ({
  file, width, height, scale, transparent, max,
  html: recolored(`<!doctype html><meta charset="utf-8"><style>${css}${style}</style><div id="scene" class="${dark ? "onDark" : ""}" style="zoom:${scale};width:${width / scale}px;height:${height / scale}px;background:${bg || "none"}">${noise ? grain(noise) : ""}${relocated(body)}</div>`).replace(/<!--mark ([\d.]+)-->/g, drawn),
});

const icons = new Map<string, string>();
export const icon = (name: string, size = 14, color = "currentColor", stroke = 2) => {
  if (!icons.has(name)) icons.set(name, read(`lucide-static/icons/${iconOf(name)}.svg`, "utf8").replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, ""));
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${icons.get(name)}</svg>`;
};

export const at = (x: number, y: number, w: number, h: number, html = "", cls = "", style = "") =>
  `<div class="at ${cls}" style="left:${x}px;top:${y}px;${w ? `width:${w}px;` : ""}${h ? `height:${h}px;` : ""}${style}">${html}</div>`;
/** Text of `size` px. `cls` has utility classes such as `w6 c-slate sora`. */
export const t = (text: string, size: number, cls = "", style = "") => `<div class="${cls}" style="font-size:${size}px;${style}">${text}</div>`;
export const row = (html: string, cls = "g6", style = "") => `<div class="row ${cls}" style="${style}">${html}</div>`;
export const col = (html: string, cls = "g6", style = "") => `<div class="col ${cls}" style="${style}">${html}</div>`;

export type Tone = "ok" | "info" | "warn" | "mute" | "bad" | "cyan" | "ink" | "blue" | "orange" | "glass";
const tones: Record<Tone, [color: string, back: string]> = {
  ok: [C.green, C.green1], info: [C.blue7, C.sky], warn: [C.orange7, C.orange1], mute: [C.slate, "#edf2f6"], bad: [C.red, C.red1],
  cyan: [C.cyan7, C.cyan1], ink: ["#fff", C.ink], blue: ["#fff", C.blue], orange: [C.ink, C.orange], glass: ["#fff", "rgba(255,255,255,.14)"],
};
export const chip = (text: string, tone: Tone = "info", name = "", style = "") =>
  `<span class="chip" style="color:${tones[tone][0]};background:${tones[tone][1]};${style}">${name === "dot" ? `<i style="width:5px;height:5px;border-radius:9px;background:currentColor"></i>` : name ? icon(name, 10, "currentColor", 2.5) : ""}${text}</span>`;
export const button = (text: string, tone: Tone | "ghost" = "blue", name = "", style = "") => {
  const [color, back] = tone === "ghost" ? [C.ink, "#fff;box-shadow:inset 0 0 0 1px #cfdbe6"] : tones[tone];
  return `<span class="btn" style="color:${color};background:${back};${style}">${text}${name ? icon(name, 12, "currentColor", 2.4) : ""}</span>`;
};
export type Person = [mono: string, tone: string];

/** A person, always shown as a monogram. `tone` is a gradient of G or any background. */
export const avatar = (mono: string, tone = "blue", size = 24, style = "") =>
  `<span class="av" style="width:${size}px;height:${size}px;font-size:${(size * 0.38).toFixed(1)}px;background:${(G as Record<string, string>)[tone] ?? tone};${tone === "sand" || tone === "mist" ? "color:var(--navy);" : ""}${style}">${mono}</span>`;
export const avatars = (list: Person[], size = 22, ring = "#fff") =>
  `<span class="row">${list.map(([mono, tone], i) => avatar(mono, tone, size, `box-shadow:0 0 0 2px ${ring};${i ? `margin-left:-${size * 0.18}px` : ""}`)).join("")}</span>`;
export const tile = (name: string, size = 32, color = C.blue, back = C.sky, radius = size * 0.3) =>
  `<span class="row mid" style="width:${size}px;height:${size}px;border-radius:${radius}px;background:${back};flex:none">${icon(name, size * 0.52, color, 2)}</span>`;
export const progress = (value: number, color = C.blue, height = 5, track = "#e4edf4") =>
  `<div style="height:${height}px;border-radius:99px;background:${track};width:100%"><div style="height:100%;border-radius:99px;width:${value}%;background:${color}"></div></div>`;
export const toggle = (on: boolean, color = C.blue, w = 26) =>
  `<span style="display:inline-block;flex:none;width:${w}px;height:${w * 0.58}px;border-radius:99px;padding:${w * 0.07}px;background:${on ? color : "#c9d6e1"}"><i style="display:block;width:${w * 0.44}px;height:${w * 0.44}px;border-radius:50%;background:#fff;box-shadow:0 1px 2px rgba(11,27,43,.25);margin-left:${on ? w * 0.42 : 0}px"></i></span>`;
export const skeleton = (w: number | string, h = 6, color = "#dfe8f0") => `<i class="sk" style="width:${typeof w === "number" ? `${w}px` : w};height:${h}px;background:${color}"></i>`;
export const cursor = (x: number, y: number, name: string, color: string, text = "#fff") =>
  at(x, y, 0, 0, `<svg width="17" height="18" viewBox="0 0 17 18" style="filter:drop-shadow(1px 2px 3px rgba(11,27,43,.3))"><path d="M2 1.6 15 8l-5.6 1.9L6.8 16z" fill="${color}" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg><span class="at chip" style="left:13px;top:14px;background:${color};color:${text};border-radius:8px;padding:3px 8px;font-size:9.5px">${name}</span>`);
export const links = (w: number, h: number, paths: string[], color = C.blue3, width = 1.5, dash = "") =>
  `<svg class="at" style="left:0;top:0" width="${w}" height="${h}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}">${paths.map((d) => `<path d="${d}"/>`).join("")}</svg>`;
/** The rows of a table. `columns` is a grid template. */
export const table = (columns: string, rows: string[][], { cls = "s10", pad = "7px 0", rule = C.line, gap = 8 } = {}) =>
  rows.map((cells, i) => `<div class="grid ${cls}" style="grid-template-columns:${columns};gap:${gap}px;align-items:center;padding:${pad};${i ? `border-top:1px solid ${rule}` : ""}">${cells.map((cell) => `<div class="nw">${cell}</div>`).join("")}</div>`).join("");
export const mark = (size: number) => `<!--mark ${size}-->`;
const drawn = (_: string, size: string) => firmMark.replace("<svg", `<svg width="${size}" height="${size}"`);
