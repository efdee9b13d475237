import { at, avatar, button, C, chip, col, G, icon, row, t, tile } from "../base.ts";
import { bars, ring } from "./charts.ts";
import { tabs } from "./devices.ts";
import { lamp } from "./products.ts";

const pad = (html: string, top = 42) => `<div class="at" style="left:14px;right:14px;top:${top}px">${html}</div>`;
const entry = (name: string, color: string, back: string, title: string, note: string, value: string, tone = "") =>
  row(`${tile(name, 28, color, back, 9)}<div class="f1">${t(title, 9.5, "w6 nw")}${t(note, 8, "c-slate nw")}</div>${t(value, 9.5, `w6 nw ${tone}`)}`, "g8", "padding:5.5px 0");

export const bankScreen = () => `<div class="at" style="left:0;right:0;top:0;height:200px;background:radial-gradient(160px 120px at 20% 0,#2a86c4,transparent),linear-gradient(160deg,#1168a6,#0a3a5c 80%)"></div>
  ${pad(`<div class="row sb c-white">${row(`${avatar("AR", "orange", 26)}<div>${t("Welcome back", 8, "", "color:#b9d8ee")}${t("Asha Rao", 10.5, "w6")}</div>`, "g7")}${icon("bell", 15)}</div>
  <div class="c-white" style="margin-top:13px">${t("Savings account", 8.5, "", "color:#b9d8ee")}${t("₹2,84,650<span style='opacity:.65;font-size:15px'>.40</span>", 25, "sora w7", "margin-top:2px")}</div>
  <div class="row sb" style="margin-top:11px;color:#fff">${[["send", "Send"], ["scan-line", "Scan"], ["receipt-text", "Bills"], ["plus", "More"]].map(([name, label]) => `<div class="col g4" style="align-items:center">${tile(name, 32, "#fff", "rgba(255,255,255,.16)", 11)}${t(label, 8, "w5")}</div>`).join("")}</div>
  <div class="card" style="margin-top:11px;padding:10px 12px 8px"><div class="row sb">${t("Spent this week", 9.5, "w6")}${chip("12% less", "ok", "trending-down", "font-size:8px")}</div><div style="margin-top:8px">${bars({ w: 164, h: 58, v: [34, 52, 28, 61, 88, 47, 38], labels: ["M", "T", "W", "T", "F", "S", "S"], hi: 4, color: "#c3e0f4", r: 5, size: 8 })}</div></div>
  <div style="margin-top:9px">${t("Recent", 11, "sora w7")}${entry("shopping-basket", C.blue, C.sky, "Greenleaf Grocers", "Today, 9:12", "−₹1,240")}${entry("banknote-arrow-down", C.green, C.green1, "Salary", "1 October", "+₹94,000", "c-green")}</div>`)}
  ${tabs(["house", "credit-card", "chart-pie", "user-round"], 0)}`;

export const travelScreen = () => `<div class="at" style="inset:0;background:#f2f8fc"></div><div class="at" style="left:0;right:0;top:0;height:172px;background:linear-gradient(165deg,#25b8f0,#1375b6 75%);overflow:hidden"><svg class="at" style="left:0;bottom:0" width="212" height="90" viewBox="0 0 212 90"><path d="M0 62c40-30 70-26 104-8s64 12 108-22v58H0z" fill="#fff" opacity=".1"/><path d="M0 78c50-22 92-10 122-4s60-4 90-18v34H0z" fill="#fff" opacity=".12"/></svg></div>
  ${pad(`<div class="row sb c-white">${icon("arrow-left", 14)}${t("Your flight", 11, "sora w6")}${icon("ellipsis", 14)}</div>
  <div class="row sb c-white" style="margin-top:16px"><div>${t("HYD", 24, "sora w7")}${t("Hyderabad", 8.5, "", "opacity:.85")}</div><svg width="66" height="26" fill="none"><path d="M3 20Q33 -4 63 20" stroke="#fff" stroke-width="1.4" stroke-dasharray="2 3.5" opacity=".9"/><circle cx="3" cy="20" r="3" fill="#fff"/><circle cx="63" cy="20" r="3" fill="${C.orange}" stroke="#fff" stroke-width="1.4"/></svg><div class="tr">${t("GOI", 24, "sora w7")}${t("Goa", 8.5, "", "opacity:.85")}</div></div>
  <div class="card" style="margin-top:16px;padding:12px 14px 14px"><div class="row sb">${t("Choose a seat", 10.5, "sora w7")}${t("Row 11 to 14", 8.5, "c-slate")}</div>
   <div class="grid" style="grid-template-columns:1fr 1fr 10px 1fr 1fr;gap:6px;margin-top:10px">${Array.from({ length: 20 }, (_, i) => i % 5 === 2 ? "<i></i>" : `<i class="row mid" style="height:24px;border-radius:7px;font:700 9px Inter;background:${i === 5 ? C.orange : [1, 8, 10, 13, 14, 19].includes(i) ? "#e6edf3" : "#bfe0f5"}">${i === 5 ? "12A" : ""}</i>`).join("")}</div></div>
  <div class="card" style="margin-top:9px;padding:10px 12px"><div class="row sb">${row(`${tile("plane", 26, C.cyan7, C.cyan1, 9)}<div>${t("6:40 to 7:55", 10, "w6")}${t("Direct, 1 h 15 min", 8, "c-slate")}</div>`, "g8")}${t("₹4,180", 11, "w7")}</div></div>
  ${button("Confirm seat 12A", "blue", "", "width:100%;margin-top:10px;padding:10px;border-radius:12px;font-size:11px")}`)}`;

export const healthScreen = () => {
  const beat = "M0 26h22l5-8 5 8h9l4-20 6 38 5-26 4 8h16l5-7 5 7h22l5-8 5 8h12l4-18 6 32 4-22 4 8h26";
  return `<div class="at" style="inset:0;background:linear-gradient(180deg,#fff6f0,#fff 46%)"></div>${pad(`<div class="row sb"><div>${t("Tuesday 14 October", 8.5, "c-slate")}${t("Hello, Kiran", 15, "sora w7")}</div>${avatar("KM", "cyan", 28)}</div>
  <div class="night" style="margin-top:12px;padding:12px 13px;overflow:hidden;border-radius:18px"><div class="row sb">${row(`${icon("heart-pulse", 13, C.orange)}${t("Heart rate", 9.5, "w5")}`, "g5")}${chip("Resting", "glass", "", "font-size:8px")}</div><div class="row sb end" style="margin-top:5px">${t("68<span style='font-size:10px;font-weight:500;opacity:.7'> bpm</span>", 26, "sora w7")}</div><svg width="160" height="46" style="margin-top:2px"><path d="${beat}" fill="none" stroke="${C.cyan}" stroke-width="1.8" stroke-linejoin="round" transform="scale(.9)"/></svg></div>
  <div class="row g8" style="margin-top:9px">${([["footprints", 74, C.blue, "8,214", "steps"], ["moon", 88, C.cyan, "7 h 20", "sleep"]] as const).map(([name, v, color, a, b]) => `<div class="card f1" style="padding:10px">${row(`${ring(34, 4.5, v, color, icon(name, 12, color))}<div>${t(a, 10.5, "w7 nw")}${t(b, 8, "c-slate")}</div>`, "g6")}</div>`).join("")}</div>
  ${t("Next appointment", 11, "sora w7", "margin-top:13px")}<div class="card" style="margin-top:7px;padding:11px 12px">${row(`${avatar("SD", "navy", 30)}<div class="f1">${t("Dr. Sana Dey", 10, "w6")}${t("Cardiology, video call", 8, "c-slate")}</div>${tile("video", 26, C.blue, C.sky, 9)}`, "g8")}<div class="row sb" style="margin-top:9px;padding:6px 9px;border-radius:9px;background:${C.mist}">${row(`${icon("calendar", 10, C.blue)}${t("Thursday, 4:30 pm", 8.5, "w5")}`, "g5")}${t("Join", 8.5, "w7 c-blue")}</div></div>`)}
  ${tabs(["house", "activity", "calendar-days", "user-round"], 0)}`;
};

export const checkoutScreen = () => `<div class="at" style="inset:0;background:#f6f9fc"></div>${pad(`<div class="row sb">${icon("arrow-left", 14)}${t("Checkout", 12, "sora w7")}<span class="s9 w6 c-slate">2 of 2</span></div>
  <div class="row g4" style="margin-top:11px">${[C.blue, C.blue].map((color) => `<i class="f1" style="height:3.5px;border-radius:9px;background:${color}"></i>`).join("")}</div>
  <div class="card" style="margin-top:11px;padding:9px">${row(`<span class="row mid" style="width:52px;height:52px;border-radius:12px;background:${G.sand}">${lamp(44)}</span><div class="f1">${t("Dome lamp", 10.5, "w6")}${t("Terracotta, large", 8.5, "c-slate")}${t("₹5,900", 11, "w7", "margin-top:3px")}</div>`, "g9")}</div>
  ${t("Pay with", 11, "sora w7", "margin-top:11px")}
  ${([["smartphone-nfc", "UPI", "asha@marigold", true], ["credit-card", "Card", "ending 4021", false], ["wallet", "Wallet", "₹1,120 left", false]] as const).map(([name, a, b, on]) => `<div class="row g8" style="margin-top:6px;padding:7px 10px;border-radius:12px;background:#fff;box-shadow:inset 0 0 0 ${on ? `1.6px ${C.blue},0 0 0 3px rgba(19,117,182,.12)` : `1px ${C.line}`}">${tile(name, 26, on ? C.blue : C.slate, on ? C.sky : "#eef3f7", 8)}<div class="f1">${t(a, 10, "w6")}${t(b, 8, "c-slate")}</div><span class="row mid" style="width:14px;height:14px;border-radius:9px;box-shadow:inset 0 0 0 ${on ? `4.5px ${C.blue}` : "1.4px #c3d1dd"}"></span></div>`).join("")}
  <div class="col g4" style="margin-top:10px">${[["Lamp", "₹5,900"], ["Delivery", "₹180"]].map(([a, b]) => `<div class="row sb s9 c-slate"><span>${a}</span><span>${b}</span></div>`).join("")}<div class="row sb w7" style="font-size:12px;padding-top:6px;border-top:1px solid ${C.line}"><span>Total</span><span>₹6,080</span></div></div>
  ${button("Pay ₹6,080", "orange", "lock", "width:100%;margin-top:9px;padding:10px;border-radius:13px;font-size:12px")}`)}`;
