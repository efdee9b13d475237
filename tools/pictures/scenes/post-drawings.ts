import { at, C, icon, links, t } from "../kit.ts";
import { drawing } from "../parts/post.ts";

const label = (x: number, y: number, text: string, size = 13, cls = "c-slate", style = "") => at(x, y, 0, 0, t(text, size, `nw ${cls}`, style));

const screen = (x: number, y: number, share: number, last: boolean) => at(x, y, 48, 92, `<div style="position:absolute;left:8px;right:8px;top:10px">${[32, 24, 28].map((w) => `<i style="display:block;height:4px;width:${w}px;margin-bottom:7px;border-radius:4px;background:#cfdeea"></i>`).join("")}</div><i class="at" style="left:0;right:0;bottom:0;height:${share * 0.5}px;background:${last ? C.orange : C.blue};opacity:${last ? 1 : 0.85}"></i>`, "", "border-radius:10px;overflow:hidden;background:#fff;box-shadow:var(--sh1),inset 0 0 0 1px #dbe6ee");
const steps = (y: number, count: number) => Array.from({ length: count }, (_, i) => screen(20 + i * 54, y, 100 * 0.88 ** (i + 1), i === count - 1)).join("");
const screens = drawing("ui-ux-screens", 300, `${label(20, 16, "Seven screens", 16, "sora w7 c-ink")}${steps(44, 7)}${label(404, 66, "409", 26, "sora w7 c-orange7")}${label(404, 98, "of 1,000")}
  ${label(20, 158, "Four screens", 16, "sora w7 c-ink")}${steps(186, 4)}${label(242, 208, "600", 26, "sora w7 c-orange7")}${label(242, 240, "of 1,000")}`);

const service = (x: number, y: number, name: string, color: string) => at(x - 21, y - 21, 42, 42, icon(name, 21, "#fff", 2.2), "row mid", `border-radius:13px;background:${color};box-shadow:var(--sh1)`);
const zones = (x: number, names: boolean) => [0, 1, 2].map((i) => at(x, 52 + i * 78, 206, 68, names ? t(`Zone ${"ABC"[i]}`, 13, "w6 c-slate", "padding:5px 10px") : "", "", "border-radius:14px;background:rgba(255,255,255,.75);box-shadow:inset 0 0 0 1.5px #c9dcea")).join("");
const row = (i: number) => 88 + i * 78;
const between = (x: number, all: boolean) => [0, 1, 2].flatMap((from) => [0, 1, 2].filter((to) => all || from === to).map((to) => ({ d: `M${x + 88} ${row(from)}L${x + 154} ${row(to)}`, crosses: from !== to })));
const lines = (x: number, all: boolean) => { const drawn = between(x, all); return links(480, 340, drawn.filter(({ crosses }) => crosses).map(({ d }) => d), C.orange, 4.5) + links(480, 340, drawn.filter(({ crosses }) => !crosses).map(({ d }) => d), C.blue, 4.5); };
const half = (x: number, title: string, all: boolean, note: string, color: string) => `${label(x, 16, title, 17, "sora w7 c-ink")}${zones(x, true)}${lines(x, all)}${[0, 1, 2].map((i) => service(x + 88, row(i), "scan-line", C.navy) + service(x + 176, row(i), "package", C.cyan7)).join("")}${label(x, 292, note, 14, "w7", `color:${color}`)}`;
const billZones = drawing("cloud-bill-zones", 322, `${half(20, "Before", true, "108 MB/s between zones", C.orange7)}${half(254, "After", false, "Each in its own zone", C.blue7)}`);

const box = (x: number, y: number, w: number, value: string, text: string, back: string, color: string = C.ink) => at(x, y, w, 74, `${t(value, 21, "sora w7 nw")}${t(text, 13, "nw")}`, "col mid", `align-items:center;border-radius:16px;background:${back};color:${color};box-shadow:var(--sh1)`);
const arrow = (x: number, y: number, text: string) => `${links(480, 300, [`M${x} ${y}h44m-9 -7l9 7l-9 7`], C.navy, 2.6)}${label(x + 21, y - 27, text, 14, "w7 c-ink", "transform:translateX(-50%)")}`;
const chain = (y: number, title: string, share: string, orders: string, earned: string, result: string, good: boolean) => `${label(20, y, title, 16, "sora w7 c-ink")}${box(20, y + 30, 116, "1,000", "clicks, $600", "#fff")}${arrow(140, y + 67, share)}${box(192, y + 30, 96, orders, "orders", "#fff")}${arrow(292, y + 67, "× $24")}${box(344, y + 30, 116, earned, result, good ? C.green1 : C.orange1, good ? C.green : C.orange7)}`;
const campaigns = drawing("arithmetic-chain", 268, `${chain(14, "The old checkout", "2.0%", "20", "$480", "$120 lost", false)}${chain(142, "The new checkout", "2.9%", "29", "$696", "$96 earned", true)}`);

const second = 58;
const part = (y: number, from: number, to: number, text: string, color: string, ink = "#fff") => at(20 + from * second, y, (to - from) * second, 25, t(text, 13, "w6 nw"), "row", `padding-left:8px;border-radius:8px;background:${color};color:${ink}`);
const painted = (at_: number, top: number, height: number, text: string, end = false) => `${at(20 + at_ * second, top, 0, height, "", "", `border-left:2.5px dashed ${C.orange7}`)}${label(20 + at_ * second + (end ? -6 : 8), top, text, 14, "w7 c-orange7", end ? "transform:translateX(-100%)" : "")}`;
const waterfall = drawing("web-2025-waterfall", 330, `${[0, 1, 2, 3, 4, 5, 6, 7].map((s) => at(20 + s * second, 30, 0, 262, "", "", "border-left:1px solid #d3e2ee") + label(20 + s * second, 298, `${s} s`, 13, "c-slate", s === 7 ? "transform:translateX(-70%)" : s ? "transform:translateX(-50%)" : "")).join("")}
  ${label(20, 6, "Drawn in the browser", 16, "sora w7 c-ink")}${part(36, 0, 1, "Page", C.blue)}${part(66, 1, 3.1, "Script, 412 kB", C.blue)}${part(96, 3.1, 5, "Reading it", C.navy)}${part(126, 5, 6.9, "Times", C.cyan7)}${painted(6.9, 36, 120, "6.9 s", true)}
  ${label(20, 178, "Drawn on the server", 16, "sora w7 c-ink")}${part(208, 0, 1.9, "Page, times", C.blue)}${part(238, 1, 1.9, "74 kB", C.navy)}${painted(1.9, 206, 62, "1.9 s")}`);

const day = 6;
const span = (i: number, name: string, low: number, high: number, on = false) => `${label(20, 15 + i * 40, name, 14, "w6 c-ink")}${at(112 + low * day, 12 + i * 40, (high - low) * day, 24, "", "", `border-radius:9px;background:${on ? C.orange : C.blue}`)}${label(112 + high * day + 8, 15 + i * 40, `${low}–${high}`, 14, "c-slate")}`;
const tasks = drawing("working-estimate", 282, `${span(0, "Sign-in", 4, 7)}${span(1, "Import", 6, 20, true)}${span(2, "Editor", 9, 15)}${span(3, "Messages", 3, 6)}${span(4, "Move", 4, 8)}
  ${at(20, 216, 440, 2, "", "", "background:#bcd0df")}${label(20, 237, "Days in all", 15, "sora w7 c-ink")}${at(112 + 33 * day, 232, 16 * day, 28, "", "", `border-radius:9px;background:${C.navy}`)}${label(112 + 49 * day + 8, 236, "33–49", 16, "sora w7 c-ink")}`);

export default [screens, billZones, campaigns, waterfall, tasks];
