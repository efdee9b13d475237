import { at, C, icon, row } from "../base.ts";

const lights = (dark: boolean) => [C.orange, dark ? "#4d7391" : "#c3d3e0", dark ? "#4d7391" : "#c3d3e0"].map((color) => `<i style="width:8px;height:8px;border-radius:50%;background:${color}"></i>`).join("");

type Box = { x: number; y: number; w: number; h: number; cls?: string; style?: string };
type Browser = Box & { url: string; body: string; dark?: boolean; actions?: string };
type Phone = { x: number; y: number; body: string; rot?: number; zoom?: number; back?: string; light?: boolean; bar?: string; time?: string; h?: number; w?: number; style?: string };
type Editor = Box & { file: string; code: string; size?: number; from?: number; mark?: number };

/** A browser window. `body` fills the space below the 32-px bar. */
export const browser = ({ x, y, w, h, url, body, dark = false, cls = "", style = "", actions = "" }: Browser) =>
  at(x, y, w, h, `<div class="row g10 px12" style="height:32px;background:${dark ? "#12314a" : "#f4f8fb"};border-bottom:1px solid ${dark ? "rgba(255,255,255,.08)" : C.line}">${row(lights(dark), "g5")}
    <div class="f1 row mid"><div class="row g5 mid" style="height:20px;width:${Math.min(w * 0.44, 260)}px;border-radius:99px;font-size:9px;color:${dark ? "#a9c3d8" : C.slate};background:${dark ? "rgba(255,255,255,.08)" : "#fff"};box-shadow:inset 0 0 0 1px ${dark ? "transparent" : C.line}">${icon("lock", 8.5, "currentColor", 2.4)}${url}</div></div><div class="row g8" style="color:${dark ? "#7f9db4" : "#8ea0b0"};min-width:34px;justify-content:flex-end">${actions || icon("plus", 12)}</div></div>
    <div class="rel glassOf" style="height:${h - 32}px">${body}</div>`,
    cls, `border-radius:16px;overflow:hidden;background:${dark ? "#0f2940" : "#fff"};box-shadow:var(--sh3),0 0 0 1px ${dark ? "rgba(255,255,255,.14)" : "var(--rim)"};${style}`);

const status = (color: string, time: string) => `<div class="at row sb" style="left:0;right:0;top:0;height:34px;padding:4px 20px 0;font-size:10px;font-weight:700;color:${color};z-index:2">${time}
  <svg width="38" height="10" viewBox="0 0 38 10" fill="${color}"><rect y="6" width="2.4" height="4" rx=".8"/><rect x="3.6" y="4" width="2.4" height="6" rx=".8"/><rect x="7.2" y="2" width="2.4" height="8" rx=".8"/><rect x="10.8" width="2.4" height="10" rx=".8"/><rect x="18.5" y=".5" width="16" height="9" rx="2.8" fill="none" stroke="${color}" opacity=".55"/><rect x="20" y="2" width="11" height="6" rx="1.5"/><rect x="35.4" y="3.4" width="1.6" height="3.2" rx=".8" opacity=".55"/></svg></div>`;

/** A phone of 226 by 470, turned by `rot` degrees and resized by `zoom`. The app starts below a 34-px status bar. */
export const phone = ({ x, y, body, rot = 0, zoom = 1, back = "#fff", light = false, bar = C.ink, time = "10:24", h = 470, w = 226, style = "" }: Phone) =>
  at(x, y, w, h, `<i class="at" style="inset:1.8px;border-radius:36.2px;background:#07131f"></i><div class="at glassOf" style="inset:6px;border-radius:32px;overflow:hidden;background:${back}">${status(light ? "#fff" : C.ink, time)}<i class="at" style="left:50%;top:8px;width:62px;height:17px;margin-left:-31px;border-radius:99px;background:#081420;z-index:3"></i><div class="at" style="inset:0">${body}</div><i class="at" style="left:50%;bottom:6px;width:76px;height:3.5px;margin-left:-38px;border-radius:9px;background:${bar};z-index:3"></i></div>`,
    "", `border-radius:38px;background:linear-gradient(135deg,#b9cbda,#5d7a92 18%,#34506a 60%,#7f99ae);box-shadow:var(--sh3);transform:rotate(${rot}deg) scale(${zoom});transform-origin:0 0;${style}`);

/** A tab bar at the foot of an app. `on` is the index of the active tab. */
export const tabs = (names: string[], on: number, { color = C.blue, back = "#fff", idle = "#93a4b3", rule = C.line } = {}) =>
  `<div class="at row" style="left:0;right:0;bottom:0;height:54px;padding:0 14px 13px;justify-content:space-around;background:${back};border-top:1px solid ${rule}">${names.map((name, i) => icon(name, 18, i === on ? color : idle, i === on ? 2.3 : 1.9)).join("")}</div>`;

/** A dark editor pane with file tabs and line numbers. Markup in lines: b keyword, i string, u name, s comment. */
export const editor = ({ x, y, w, h, file, code, cls = "", style = "", size = 10, from = 1, mark = -1 }: Editor) => {
  const list = code.split("\n"), lh = size * 1.75;
  return at(x, y, w, h, `<div class="row g8" style="height:30px;padding:0 12px;border-bottom:1px solid rgba(255,255,255,.08);color:#a9c3d8;font-size:9.5px">${row(lights(true), "g5")}<span class="row g5" style="margin-left:6px;height:30px;padding:0 10px;color:#fff;font-weight:500;background:rgba(255,255,255,.07)">${icon("file-code-2", 11, C.cyan)}${file}</span></div>
    <div class="row top" style="padding:10px 0"><div class="code tr" style="font-size:${size}px;width:30px;color:#4f708a;flex:none">${list.map((_, i) => i + from).join("\n")}</div><div class="code rel" style="font-size:${size}px;padding-left:12px;flex:1">${mark >= 0 ? `<i class="at" style="left:0;right:0;top:${mark * lh}px;height:${lh}px;background:rgba(0,175,239,.13);border-left:2px solid ${C.cyan}"></i>` : ""}<div class="rel">${code}</div></div></div>`,
    cls, `border-radius:14px;overflow:hidden;background:linear-gradient(160deg,#143550,#0b1f33);box-shadow:var(--sh3),inset 0 0 0 1px rgba(255,255,255,.1);${style}`);
};
