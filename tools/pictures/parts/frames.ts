import { at, avatar, C, icon, type Person, scene } from "../base.ts";
import { tints } from "./stage.ts";

const light = "radial-gradient(70% 90% at 8% -10%,#fff,rgba(255,255,255,0) 70%)";
export const grounds = {
  ...tints,
  lagoon: `${light},linear-gradient(140deg,#e6f8fe,#a9dcf2)`,
  shore: `${light},linear-gradient(130deg,#d9effb,#f6f9fa 52%,#ffe2cf)`,
};

type Ground = keyof typeof grounds;

/** The picture of an industry, 4:3, laid out at 320 by 240 so that it is readable on a card of 350 px. */
export const industry = (slug: string, ground: Ground, body: string) => scene({ file: `industries/${slug}.webp`, width: 800, height: 600, scale: 2.5, max: 56, bg: grounds[ground], body });
/** The picture of a technology category, 9:7, laid out at 360 by 280. */
export const category = (slug: string, ground: Ground, body: string) => scene({ file: `technologies/categories/${slug}.webp`, width: 900, height: 700, scale: 2.5, max: 58, bg: grounds[ground], body });
/** The hero of a page, 7:5, transparent for the navy band, laid out at 700 by 500. */
export const pageHero = (name: string, body: string) => scene({ file: `pages/${name}.webp`, width: 1400, height: 1000, transparent: true, dark: true, max: 90, body });

export const card = (x: number, y: number, w: number, h: number, html: string, style = "", cls = "card") => at(x, y, w, h, html, cls, `border-radius:13px;padding:10px 12px;${style}`);

type Pane = { x: number; y: number; w: number; h: number; body: string; url?: string; dark?: boolean; back?: string; style?: string };

/** A slim window with three lights, a short address, and the body below an 18-px bar. */
export const pane = ({ x, y, w, h, url = "", body, dark = false, back = "", style = "" }: Pane) =>
  at(x, y, w, h, `<div class="row px8 rel" style="height:18px;gap:3.5px;background:${dark ? "#12314a" : "#f4f8fb"};border-bottom:1px solid ${dark ? "rgba(255,255,255,.08)" : C.line}">${[C.orange, dark ? "#4d7391" : "#c3d3e0", dark ? "#4d7391" : "#c3d3e0"].map((color) => `<i style="width:5px;height:5px;border-radius:50%;background:${color}"></i>`).join("")}
    ${url ? `<span class="at row mid nw" style="left:50%;top:3px;height:12px;min-width:36%;padding:0 8px;transform:translateX(-50%);border-radius:9px;gap:3px;font-size:6.5px;color:${dark ? "#a9c3d8" : C.slate};background:${dark ? "rgba(255,255,255,.08)" : "#fff"};box-shadow:inset 0 0 0 .7px ${dark ? "transparent" : C.line}">${icon("lock", 5.5, "currentColor", 2.6)}${url}</span>` : ""}</div>
    <div class="rel glassOf" style="height:${h - 18}px;overflow:hidden">${body}</div>`,
    "", `border-radius:13px;overflow:hidden;background:${back || (dark ? "#0f2940" : "#fff")};box-shadow:var(--sh3),0 0 0 1px ${dark ? "rgba(255,255,255,.14)" : "var(--rim)"};${style}`);

export const marker = (x: number, y: number, name: string, size = 22, color = C.orange, ink = C.ink) =>
  at(x - size / 2, y - size / 2, size, size, icon(name, size * 0.54, ink, 2.2), "row mid", `border-radius:50%;background:${color};box-shadow:0 0 0 2px #fff,0 0 0 ${size * 0.3}px ${color}33,0 3px 8px rgba(11,27,43,.3)`);

export const crew = (list: Person[], size = 24, edge = "#fff") =>
  `<span class="row">${list.map(([mono, tone], i) => avatar(mono, tone, size, `box-shadow:0 0 0 2px ${edge};${i ? `margin-left:-${size * 0.08}px` : ""}`)).join("")}</span>`;
