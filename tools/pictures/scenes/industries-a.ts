import { at, avatar, bars, button, C, chip, G, icon, lamp, lines, phone, progress, row, t, teapot, tile, vase, type Tone } from "../kit.ts";
import { card, industry, marker, pane } from "../parts/frames.ts";
import { bust } from "../parts/busts.ts";
import { block, type Faces, onLeft, onTop, type Paint, shade } from "../parts/iso.ts";
import { streets, way } from "../parts/streets.ts";

const town = (x: number, y: number, name: string, dy = -8) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#fff" stroke="${C.navy}" stroke-width="1.8"/><text x="${x}" y="${y + dy}" text-anchor="middle" font-size="8" font-weight="600" fill="${C.navy}" stroke="#e7f0f7" stroke-width="3" paint-order="stroke">${name}</text>`;
const roads = streets({
  w: 284, h: 150, major: ["M-5 60C30 50 40 44 58 40S130 70 164 66s70-38 130-44", "M58 40C62 70 40 96 30 160", "M164 66C150 90 120 110 110 160", "M58 40C70 20 90 8 96-5", "M164 66C176 34 190 20 196-5"], main: ["M58 40C100 44 130 74 164 66S200 84 214 118 236 150 240 160"],
  water: ["M290 46C268 60 252 72 250 90s22 24 14 44 4 22 8 30h30z"], parks: ["M8 84l30-12 14 26-26 16z", "M112 8l34-6 8 24-30 10z"], labels: town(58, 40, "Hyderabad") + town(164, 66, "Vijayawada"),
});
const consignment = (id: string, to: string, tone: Tone, state: string) => `<div class="row sb" style="padding-top:6px"><div>${t(id, 8.5, "w6")}${t(to, 7.5, "c-slate")}</div>${chip(state, tone, "dot", "font-size:7.5px;padding:2px 6px")}</div>`;
const logistics = industry("logistics", "mist", `${at(38, 10, 264, 180, "", "frost")}
  ${pane({ x: 18, y: 20, w: 284, h: 168, url: "fleet.harbourline.in", body: `${roads}${way(284, 150, "M58 40C100 44 130 74 164 66C181 62 190 66.5 196.5 76.3", "M196.5 76.3C203 86 207 101 214 118S236 150 240 160", C.blue, 3.4)}${marker(197, 77, "truck", 26)}${marker(108, 54, "truck", 18, C.blue, "#fff")}${marker(228, 36, "truck", 18, C.blue, "#fff")}` })}
  ${card(30, 130, 146, 92, `${t("Consignments", 10.5, "sora w7")}${consignment("HL-3021", "Vijayawada", "warn", "On route")}${consignment("HL-3018", "Nalgonda", "ok", "Delivered")}`)}
  ${card(188, 146, 102, 76, `<div class="row g5" style="color:#b5d3e8">${icon("clock", 9)}${t("Arrives at", 8.5)}</div>${t("14:35", 22, "sora w7", "margin:3px 0 4px")}${t("12 min early", 8.5, "w6", "color:#6ff0bd")}`, "", "night")}`);

const beat = (w: number, h: number, n: number) => { const s = w / n, m = h * 0.58; return `M0 ${m}` + Array.from({ length: n }, (_, i) => `h${s * 0.24}q${s * 0.07}-${h * 0.16} ${s * 0.14} 0h${s * 0.06}l${s * 0.04} ${h * 0.1} ${s * 0.07}-${h * 0.62} ${s * 0.07} ${h * 0.84} ${s * 0.05}-${h * 0.32}h${s * 0.08}q${s * 0.08}-${h * 0.22} ${s * 0.16} 0h${s * 0.09}`).join(""); };
const slot = (time: string, on?: boolean) => `<span class="tc w6 f1 s8" style="padding:5px 0;border-radius:7px;${on ? `background:${C.orange}` : `background:${C.sky};color:${C.blue7}`}">${time}</span>`;
const record = `<div style="padding:11px 13px">${row(`${avatar("MP", "orange", 26)}<div>${t("Maya Pillai", 11, "sora w7")}${t("Record 20418", 8, "c-slate")}</div>`, "g8")}
  <div style="margin-top:10px;border-radius:11px;background:${C.mist};box-shadow:inset 0 0 0 1px ${C.line};padding:8px 10px"><div class="row sb" style="width:148px">${row(`${icon("heart-pulse", 10, C.orange7)}${t("Heart rate", 8.5, "w5")}`, "g4")}${t("72<span style='font-size:8px;font-weight:500'> bpm</span>", 14, "sora w7")}</div><svg width="148" height="44" style="margin-top:2px"><path d="M0 11H148M0 26H148M0 41H148" stroke="#dce8f1"/><path d="${beat(148, 44, 3)}" fill="none" stroke="${C.blue}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/></svg></div>
  ${t("Next visit, Thursday", 9, "sora w6", "margin:10px 0 6px")}<div class="row g4" style="width:168px">${slot("9:30")}${slot("11:00", true)}${slot("16:15")}</div></div>`;
const control = (name: string, back: string, color = "#fff") => `<span class="row mid" style="width:42px;height:42px;border-radius:50%;background:${back}">${icon(name, 20, color)}</span>`;
const visit = `${bust(214, 458, { y: 150, k: 1.5 })}
  ${at(16, 46, 0, 0, `${t("Dr. Sana Dey", 22, "sora w7 c-ink nw")}${t("Cardiology, 04:12", 16, "w5 nw", "color:#123f62;margin-top:2px")}`)}
  <div class="at row" style="left:0;right:0;bottom:28px;justify-content:center;gap:14px">${control("mic", "rgba(255,255,255,.24)")}${control("video", "rgba(255,255,255,.24)")}${control("phone-off", C.orange, C.ink)}</div>`;
const health = industry("health-care", "sky", `${at(48, 10, 246, 210, "", "frost")}${pane({ x: 18, y: 24, w: 222, h: 198, url: "records.pulsewell.in", body: record })}${phone({ x: 202, y: 16, zoom: 0.46, body: visit, bar: "rgba(255,255,255,.8)", time: "11:04" })}`);

const machine = (x: number, tone: Paint | Faces, on?: boolean) => `${shade(x, -2, 34, 40)}${block(x, 0, 0, 34, 34, 30, tone)}${onLeft(x + 6, 34, 9, 22, 13, on ? "#ffe4d5" : "#0b2740")}${onLeft(x + 9, 34, 12, on ? 16 : 10, 2.4, on ? C.orange7 : "#35cf92")}${onLeft(x + 9, 34, 16, on ? 10 : 15, 2.4, on ? C.orange7 : C.cyan)}${block(x + 8, 8, 30, 18, 18, 9, on ? "orange" : "steel")}`;
const box = (x: number) => `${block(x, 47, 10, 11, 11, 10, ["#f6d9bd", "#e2b48c", "#c18e62"])}${onTop(x + 4, 47, 20.1, 3, 11, "#c8976c")}`;
const belt = `${shade(-14, 42, 206, 20)}${[-6, 50, 106, 162].map((x) => block(x, 46, 0, 6, 12, 6, "steel")).join("")}${block(-14, 42, 6, 206, 20, 4, ["#35607f", "#1d4768", "#0f2f4b"])}${[-2, 44, 88, 128, 160].map(box).join("")}`;
const plant = `<svg class="at" style="left:0;top:0" width="284" height="184" viewBox="0 0 284 184"><g transform="translate(76 46) scale(.96)">${machine(0, "white")}${machine(52, "white")}${machine(104, ["#ffd9c2", "#f9ab7d", "#ee7236"], true)}${machine(156, "white")}${belt}</g></svg>`;
const reading = (x: number, y: number, value: string, tone: Tone, name = "") => at(x, y, 0, 0, chip(value, tone, name, "font-size:8.5px;padding:2.5px 7px;box-shadow:0 2px 7px rgba(11,27,43,.18)"));
const manufacturing = industry("manufacturing", "steel", `${at(38, 10, 264, 220, "", "frost")}${pane({ x: 18, y: 20, w: 272, h: 202, url: "line-2.ghatmetal.in", back: "linear-gradient(150deg,#f8fbfe,#dbe8f3)", body: `${plant}${reading(10, 8, "61 °C", "ok", "dot")}${reading(198, 73, "93 °C", "orange", "flame")}` })}
  ${card(184, 42, 118, 60, `${row(`${tile("wrench", 30, C.ink, G.orange, 10)}<div>${t("Press 3", 11, "sora w7")}${t("Service Friday", 8.5, "nw", "color:#b5d3e8")}</div>`, "g8")}<div style="margin-top:8px">${progress(82, C.orange, 5, "rgba(255,255,255,.16)")}</div>`, "", "night")}
  ${card(30, 130, 122, 80, `<div class="row sb">${t("Output", 10.5, "sora w7")}${t("4,820", 10.5, "w7")}</div><div style="margin-top:6px">${bars({ w: 98, h: 42, v: [52, 60, 57, 68, 64, 74, 42], labels: ["6", "8", "10", "12", "14", "16", "18"], color: C.blue3, hi: 5, accent: C.blue, r: 3, size: 7.5, gap: 0.36 })}</div>`)}`);

const goods = (art: string, back: string, name: string, price: string) => `<div class="f1"><div class="row mid" style="height:52px;border-radius:9px;background:${back}">${art}</div>${t(name, 8, "w6 nw", "margin-top:5px")}${t(price, 8, "c-slate")}</div>`;
const shelf = `<div class="row sb" style="padding:10px 12px 9px;width:182px"><span class="sora w7 s11">Lumen &amp; Loom</span>${chip("Sale", "warn", "", "font-size:8px;padding:2px 7px")}</div><div class="row g7" style="padding:0 12px;width:182px;gap:7px">${goods(lamp(45), G.sand, "Dome lamp", "₹4,720")}${goods(vase(45), G.mist, "Tide vase", "₹1,960")}${goods(teapot(45), "linear-gradient(145deg,#eefaff,#cfeefb)", "Teapot", "₹2,560")}</div>`;
const incart = (art: string, back: string, name: string, price: string) => row(`<span class="row mid" style="width:28px;height:28px;flex:none;border-radius:8px;background:${back}">${art}</span><div>${t(name, 8.5, "w6 nw")}${t(price, 8, "c-slate")}</div>`, "g6", "margin-top:8px");
const commerce = industry("e-commerce", "sand", `${at(48, 10, 250, 190, "", "frost")}${pane({ x: 18, y: 18, w: 220, h: 166, url: "lumenandloom.in", body: shelf })}
  ${card(200, 38, 102, 173, `<div class="row sb">${t("Cart", 12, "sora w7")}${chip("2", "info", "", "font-size:8px")}</div>${incart(lamp(24), G.sand, "Dome lamp", "₹4,720")}${incart(vase(24), G.mist, "Tide vase", "₹1,960")}<hr style="margin:11px 0 9px"><div class="row sb w7 s10"><span>Total</span><span>₹6,680</span></div>${button("Checkout", "orange", "", "width:100%;margin-top:9px;padding:7px;font-size:10px")}`)}
  ${card(30, 153, 160, 71, `<div class="row sb"><div>${t("Orders today", 8.5, "", "color:#b5d3e8")}${t("2,914", 16, "sora w7")}</div>${chip("64%", "glass", "trending-up", "color:#6ff0bd;font-size:8.5px")}</div><div style="margin-top:2px">${lines({ w: 136, h: 26, grid: 0, series: [{ v: [3, 4, 4, 7, 9, 10, 15, 17, 24, 29, 38], color: C.cyan, fill: 0.35, width: 2.2 }], pad: 3 })}</div>`, "", "night")}`);

export default [logistics, health, manufacturing, commerce];
