import { at, bars, browser, C, chip, icon, lines, mark, ring, row, scene, t, firm, initials } from "../kit.ts";
import { card, crew, grounds } from "../parts/frames.ts";
import { hyderabad } from "../parts/city.ts";
import { founder } from "../parts/portrait.ts";
import { pin } from "../parts/streets.ts";

/* Story: a desk with the sketch, the finished product on the screen, the log of its releases. */
const wireframe = `<svg width="186" height="214" viewBox="0 0 186 214" fill="none" stroke="#3d5a74" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><defs><filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3.6"/></filter></defs><g filter="url(#hand)"><path d="M8 14h56" stroke-width="3.4"/><rect x="6" y="30" width="174" height="178" rx="5"/><path d="M6 52H180M16 41h18M118 41h12M138 41h12M158 41h12"/><path d="M18 70h50M18 82h36"/><rect x="18" y="96" width="150" height="56"/><path d="M22 144c20-6 26-26 44-24s22 14 40 0 30-18 56-26" stroke="${C.blue}" stroke-width="2.4"/><rect x="18" y="164" width="42" height="32"/><rect x="72" y="164" width="42" height="32"/><rect x="126" y="164" width="42" height="32" stroke="${C.orange7}" fill="#ffe4d5"/><path d="M24 188l10-10 8 6 12-12M78 176h28M78 186h18M134 181l8 8 16-18"/></g></svg>`;
const figure = (label: string, value: string, tone?: string) => `<div class="flat f1" style="padding:10px 12px">${t(label, 10, "c-slate")}${t(value, 17, `sora w7 ${tone ?? ""}`, "margin-top:2px")}</div>`;
const app = `<div style="padding:16px 20px;background:#f8fbfd;height:100%"><div class="row sb"><div>${t("Stock today", 17, "sora w7")}${t("Three stores, counted at 9:00", 10.5, "c-slate", "margin-top:1px")}</div>${crew([["AR", "blue"], ["MJ", "orange"]], 26, "#f8fbfd")}</div><div class="flat" style="margin-top:12px;padding:21px 14px 11px">${lines({ w: 330, h: 80, grid: 3, labels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], size: 9, series: [{ v: [18, 24, 22, 30, 28, 36, 34, 42], color: C.blue, fill: 0.2, width: 2.8 }], dot: { i: 5, label: "4,180 items" } })}</div><div class="row g10" style="margin-top:11px">${figure("In stock", "12,640")}${figure("On order", "860")}${figure("Miscounts", "0", "c-green")}</div></div>`;
const release = (version: string, text: string, on?: boolean) => `<div class="row top g10" style="margin-top:10px"><span class="row mid" style="width:15px;height:15px;border-radius:9px;flex:none;margin-top:1px;background:${on ? C.orange : "rgba(255,255,255,.16)"}">${icon("check", 9, on ? C.ink : "#8fe3d0", 3.4)}</span><div>${t(version, 11.5, "w7")}${t(text, 10.5, "", "color:#a9c9df")}</div></div>`;
const log = `<div class="row sb">${t("Release log", 14, "sora w7")}${chip("Live", "glass", "dot", "color:#6ff0bd")}</div>${release("5.2 Faster counts", "Today", true)}${release("5.1 Barcode labels", "23 September")}${release("5.0 Three stores", "2 September")}`;
const pencil = `<svg class="at" style="left:250px;top:450px" width="150" height="22" viewBox="0 0 150 22"><ellipse cx="78" cy="18" rx="68" ry="3" fill="#0b1b2b" opacity=".16"/><path d="M14 6h108v9H14z" fill="#ee7236"/><path d="M14 6h108v3H14z" fill="#f9ab7d"/><path d="M14 12h108v3H14z" fill="#c9561c"/><path d="M8 6h12v9H8z" fill="#8ba3b6"/><path d="M8 6h12v3H8z" fill="#b9cad7"/><path d="M9 6v9H5c-3 0-4-2-4-4.500S2 6 5 6z" fill="#d98a8f"/><path d="M122 6l20 4.500-20 4.500z" fill="#e8bf95"/><path d="M134 8.700l8 1.800-8 1.800z" fill="#0b1b2b"/></svg>`;
const mug = `<svg class="at" style="left:518px;top:388px" width="70" height="78" viewBox="0 0 70 78"><defs><linearGradient id="mg"><stop stop-color="#fff"/><stop offset=".55" stop-color="#eaf2f8"/><stop offset="1" stop-color="#b3cadb"/></linearGradient></defs><ellipse cx="32" cy="72" rx="32" ry="5" fill="#0b1b2b" opacity=".2"/><path d="M48 28c19-5 19 27-1 26" fill="none" stroke="#9db7ca" stroke-width="7"/><path d="M48 27c19-5 19 27-1 26" fill="none" stroke="#c9dae6" stroke-width="3"/><path d="M6 14h44v50c0 6-5 9-10 9H16c-5 0-10-3-10-9z" fill="url(#mg)"/><ellipse cx="28" cy="14" rx="22" ry="6" fill="#fff"/><ellipse cx="28" cy="14.600" rx="18.500" ry="4.300" fill="#7a4a2a"/></svg><div class="at" style="left:534px;top:418px">${mark(24)}</div>`;
const story = scene({
  file: "about/story.webp", width: 1200, height: 1000, max: 58, bg: `linear-gradient(180deg,rgba(255,255,255,0) 0 76%,#f7ede4 76%,#ecd9c8),radial-gradient(60% 60% at 34% 20%,#fff,transparent),linear-gradient(140deg,#e6f3fc,#c4dff3)`,
  body: `${at(0, 380, 600, 1, "", "", "background:rgba(255,255,255,.7)")}${at(254, 330, 92, 80, "", "", "background:linear-gradient(90deg,#dfe9f1,#9fb6c8);clip-path:polygon(12% 0,88% 0,96% 100%,4% 100%)")}${at(214, 404, 176, 12, "", "", "border-radius:8px 8px 4px 4px;background:linear-gradient(#f2f7fb,#a9bfd0);box-shadow:4px 10px 16px -4px rgba(60,36,16,.35)")}
  ${at(92, 34, 416, 312, "", "", "border-radius:20px;background:linear-gradient(140deg,#2c4d68,#0b1b2b 60%);box-shadow:var(--sh3)")}${browser({ x: 100, y: 42, w: 400, h: 296, url: "stock.kalpastores.in", body: app, style: "border-radius:13px;box-shadow:none" })}
  ${at(26, 214, 214, 250, wireframe, "", "padding:18px 14px;border-radius:8px;background:linear-gradient(150deg,#fffdf9,#fff1e4);transform:rotate(-5deg);box-shadow:2px 4px 8px rgba(60,36,16,.12),10px 24px 40px -12px rgba(60,36,16,.4)")}
  ${card(372, 246, 196, 178, log, "border-radius:18px;padding:16px 18px", "night")}${pencil}${mug}`.replace(/(\d\.\d)00/g, "$1"),
});

/* The founder. */
const ceo = scene({
  file: "about/ceo.webp", width: 800, height: 960, max: 58, bg: "#0a3a5c",
  body: `${founder()}${at(0, 0, 400, 480, "", "", "box-shadow:inset 0 0 90px rgba(4,18,31,.55)")}${at(14, 14, 372, 452, "", "", "border-radius:14px;box-shadow:inset 0 0 0 1px rgba(255,255,255,.22)")}
  ${at(36, 392, 0, 0, `<span class="row mid sora w6" style="width:52px;height:52px;border-radius:50%;color:#fff;font-size:18px;letter-spacing:.06em;padding-left:1px;background:linear-gradient(150deg,rgba(255,255,255,.3),rgba(255,255,255,.08));box-shadow:inset 0 0 0 1.2px rgba(255,255,255,.6),0 6px 18px rgba(4,18,31,.35)">${initials}</span>`)}`,
});

/* The office on the map of the city. */
const map = scene({
  file: "contact/map.webp", width: 1200, height: 800, max: 60, bg: "#e7f0f7",
  body: `${hyderabad(600, 400)}${pin(322, 252, 58, C.orange, `<circle r="8.6" fill="#fff"/>`)}${at(312, 201, 0, 0, mark(20))}
  ${at(358, 206, 0, 0, row(`<div>${t(firm.name, 13, "sora w7 nw")}${t(firm.address.street.split(",", 2).join(","), 10.5, "c-slate nw", "margin-top:2px")}</div>`, "g10"), "card", "border-radius:14px;padding:11px 15px")}`,
});

/* Why us: milestones, steady delivery, quality that passes, a history one can read. */
const done = (text: string, date: string, state?: "now") => `<div class="row g10" style="padding:8.500px 0;border-top:1px solid ${C.line}"><span class="row mid" style="width:20px;height:20px;border-radius:50%;flex:none;${state === "now" ? `box-shadow:inset 0 0 0 2px ${C.orange}` : `background:linear-gradient(145deg,#2cb67d,${C.green})`}">${state === "now" ? `<i style="width:8px;height:8px;border-radius:9px;background:${C.orange}"></i>` : icon("check", 12, "#fff", 3.2)}</span><span class="s12 w5 f1 nw">${text}</span><span class="s10 c-slate nw">${date}</span></div>`.replace("8.500", "8.5");
const board = `<div style="padding:18px 20px"><div class="row sb"><div>${t("Project Monsoon", 18, "sora w7")}${t("Week 14 of 16, on schedule", 11, "c-slate", "margin-top:2px")}</div>${crew([["AR", "blue"], ["KM", "cyan"], ["ZN", "navy"], ["MJ", "orange"]], 28)}</div><div style="margin-top:14px">${done("Scope agreed in plain words", "7 July")}${done("First version with real users", "4 August")}${done("Payments and invoices", "1 September")}${done("Load test at ten times the traffic", "29 September")}${done("Handover and training", "Next week", "now")}</div></div>`;
const check = (label: string, value: string) => `<div class="row sb s11" style="margin-top:10px"><span class="row g6" style="color:#c3dced">${icon("check", 12, "#6ff0bd", 3)}${label}</span><b class="w6">${value}</b></div>`;
const why = scene({
  file: "services/why-choose.webp", width: 1000, height: 1100, max: 60, bg: grounds.dawn,
  body: `${at(70, 16, 404, 470, "", "frost", "border-radius:24px")}${browser({ x: 26, y: 40, w: 420, h: 318, url: `board.${firm.domain}`, body: board })}
  ${card(252, 322, 222, 202, `${row(`${ring(76, 9, 100, "#3ddc97", icon("shield-check", 28, "#6ff0bd", 2), { track: "rgba(255,255,255,.13)", to: C.cyan })}<div>${t("Quality", 15, "sora w7")}${t("All checks pass", 11, "", "color:#a9c9df;margin-top:2px")}</div>`, "g14")}<div style="margin-top:14px">${check("Tests", "1,920")}${check("Coverage", "94%")}${check("Accessibility", "100")}</div>`, "border-radius:20px;padding:18px 20px", "night")}
  ${card(48, 374, 190, 150, `<div class="row sb">${t("Delivery", 13, "sora w7")}${chip("Steady", "ok", "check")}</div><div style="margin-top:12px">${bars({ w: 158, h: 88, v: [62, 66, 64, 70, 68, 74, 72], labels: ["8", "9", "10", "11", "12", "13", "14"], color: "#bcdcf2", hi: 6, accent: C.blue, r: 5, size: 9, gap: 0.36 })}</div>`, "border-radius:20px;padding:15px 16px")}`,
});

export default [story, ceo, map, why];
