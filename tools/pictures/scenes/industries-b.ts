import { at, avatar, button, C, chip, cities, dotMap, G, icon, lines, links, phone, project, route, row, t, tile, type City } from "../kit.ts";
import { plan, quarter, room } from "../parts/estate.ts";
import { card, industry, pane } from "../parts/frames.ts";

/* Real estate: a listing, its plan, its quarter. */
const price = (x: number, y: number, text: string, on?: boolean) => at(x, y, 0, 0, `<span class="chip" style="transform:translate(-50%,-50%);padding:2.5px 7px;font-size:8.5px;font-weight:700;${on ? `background:${C.orange};color:${C.ink};` : "background:#fff;"}box-shadow:0 2px 6px rgba(11,27,43,.22)">${text}</span>`);
const listing = `<div class="rel">${room(208, 116)}<span class="at chip b-white" style="left:9px;bottom:9px;font-size:8px;padding:3px 7px">${icon("rotate-3d", 10, C.blue, 2.2)}Look around</span></div><div style="padding:10px 13px">${t("Three-bedroom flat", 12, "sora w7")}${row(`${icon("map-pin", 9, C.slate)}${t("Jubilee Hills", 8.5, "c-slate")}`, "g3", "margin-top:2px")}${t("₹1.42 crore", 14, "sora w7 c-blue", "margin-top:8px")}</div>`;
const estate = industry("real-estate", "dawn", `${at(48, 10, 250, 200, "", "frost")}${pane({ x: 18, y: 20, w: 208, h: 202, url: "doorstep.in", body: listing })}
  ${card(198, 36, 104, 104, `${row(`${t("Plan", 10, "sora w7")}${t("1,480 sq ft", 8, "c-slate")}`, "sb")}<div style="margin-top:6px">${plan(84)}</div>`, "padding:10px")}
  ${at(164, 148, 138, 74, `${quarter(138, 74)}${price(36, 24, "₹98 L")}${price(104, 24, "₹1.1 Cr")}${price(74, 50, "₹1.42 Cr", true)}`, "", "border-radius:13px;overflow:hidden;box-shadow:var(--sh3),0 0 0 2px #fff")}`);

/* Sports: live score, run rate, supporters. */
const over = ["1", "4", "0", "6", "2", "4"].map((run) => `<span class="row mid w7" style="width:27px;height:27px;border-radius:50%;font-size:13px;${run === "6" ? `background:${C.orange};color:${C.ink}` : run === "4" ? "background:#fff;color:#0f5c90" : "background:rgba(255,255,255,.16)"}">${run}</span>`).join("");
const live = `<div class="at" style="inset:0;background:radial-gradient(200px 190px at 50% 20%,#2489c9,transparent),linear-gradient(180deg,#0f5c90,#0a2a45)"></div><div class="at c-white" style="left:16px;right:16px;top:50px"><div class="row sb">${t("Live", 18, "sora w7")}<span class="row g5 w6" style="font-size:13px"><i style="width:9px;height:9px;border-radius:9px;background:${C.orange}"></i>17.3 ov</span></div>
  <div class="row sb" style="margin-top:24px">${avatar("CH", "orange", 56)}<span class="sora w6 s16" style="opacity:.8">v</span>${avatar("KV", "cyan", 56)}</div><div class="row sb w5" style="margin-top:7px;font-size:12.5px"><span>Chargers</span><span>Kings</span></div>
  <div class="tc" style="margin-top:22px">${t("168/4", 52, "sora w7", "line-height:1;white-space:nowrap")}${t("9 needed from 15", 16, "w5", "color:#bfe0f5;margin-top:8px;white-space:nowrap")}</div>
  <div class="row sb" style="margin-top:24px">${over}</div><div style="margin-top:26px">${button("Watch live", "orange", "", "width:100%;padding:14px;font-size:17px;border-radius:16px")}</div></div>`;
const fan = (rank: number, mono: string, tone: string, name: string, points: string, color: string) => `<div class="row g7" style="padding:3.2px 0;${rank > 1 ? `border-top:1px solid ${C.line}` : ""}"><span class="w7 s9 c-slate" style="width:7px">${rank}</span>${avatar(mono, tone, 18)}<span class="w6 s9 f1 nw">${name}</span>${icon("award", 12, color, 2.2)}<span class="w7 s9">${points}</span></div>`;
const sports = industry("sports", "dusk", `${at(60, 10, 242, 210, "", "frost")}
  ${card(104, 22, 198, 86, `<div class="row sb">${t("Run rate", 11, "sora w7")}${row(`${chip("Chargers", "warn", "dot", "font-size:7.5px;padding:2px 6px")}${chip("Kings", "info", "dot", "font-size:7.5px;padding:2px 6px")}`, "g4")}</div><div style="margin:6px 0 0">${lines({ w: 150, h: 46, grid: 3, labels: ["5", "10", "15", "20"], size: 7.5, series: [{ v: [6, 7.4, 7, 8.2, 8, 8.8, 8.4, 8.8], color: C.blue3, width: 2.2 }, { v: [7, 6.4, 7.6, 8, 9, 8.7, 9.6, 9.9], color: C.orange, fill: 0.2, width: 2.6 }] })}</div>`, "padding-left:36px")}
  ${card(134, 116, 168, 106, `${t("Supporters", 11, "sora w7", "margin-bottom:3px")}${fan(1, "ZN", "navy", "Zoya Nair", "4,210", C.orange)}${fan(2, "AR", "blue", "Asha Rao", "3,980", C.blue)}${fan(3, "KM", "cyan", "Kiran Mehta", "3,745", C.blue3)}`)}
  ${phone({ x: 22, y: 14, zoom: 0.46, light: true, body: live, bar: "rgba(255,255,255,.8)", time: "21:06" })}`);

/* Travel: flights, an approval, the way there. */
const flight = (time: string, note: string, cost: string, on?: boolean) => `<div class="row g8" style="margin-top:8px;padding:7px 9px;border-radius:10px;background:#fff;box-shadow:inset 0 0 0 ${on ? `1.6px ${C.blue},0 0 0 3px rgba(19,117,182,.13)` : `1px ${C.line}`}">${tile("plane", 24, on ? "#fff" : C.blue, on ? G.blue : C.sky, 8)}<div class="f1">${t(time, 9.5, "w7 nw")}${t(note, 8, "c-slate nw")}</div><span class="w7 s10">${cost}</span></div>`;
const booking = `<div style="padding:12px 12px;width:190px;background:#f8fbfd;height:100%"><div class="row g6 sora w7 s14">HYD${icon("arrow-right", 12, C.orange7, 2.6)}PNQ</div>${t("Thursday 16 October", 8.5, "c-slate", "margin:2px 0 3px")}${flight("06:40 – 07:55", "Direct", "₹4,180", true)}${flight("09:15 – 10:30", "Direct", "₹5,020")}</div>`;
const k = 6.7, spot = (city: City, color: string) => { const [x, y] = project(k, cities[city]); return `<circle cx="${x}" cy="${y}" r="7" fill="${color}" opacity=".25"/><circle cx="${x}" cy="${y}" r="3.6" fill="${color}" stroke="#fff" stroke-width="1.5"/>`; };
const trip = `<div class="at" style="left:-26px;top:-2px">${dotMap(k, "#74bde6", 1.6, 0.72)}${links(160, 130, [route(k, cities.hyderabad, cities.pune, 0.4)], C.navy, 1.6)}<svg class="at" style="left:0;top:0" width="160" height="130">${spot("hyderabad", C.orange)}${spot("pune", C.blue)}</svg></div>`;
const travel = industry("travel", "lagoon", `${at(48, 10, 250, 196, "", "frost")}${pane({ x: 18, y: 20, w: 196, h: 176, url: "trips.wayfare.in", body: booking })}
  ${at(200, 38, 102, 112, trip, "", "border-radius:13px;overflow:hidden;background:linear-gradient(150deg,#e6f7fe,#b9e3f7);box-shadow:var(--sh3),0 0 0 2px #fff")}
  ${card(118, 172, 184, 50, row(`${avatar("VS", "navy", 28)}<div class="f1">${t("Trip approved", 11, "sora w7 nw")}${t("Within travel policy", 8.5, "c-slate nw")}</div>${tile("check", 26, "#fff", `linear-gradient(145deg,#2cb67d,${C.green})`, 13)}`, "g8"))}`);

export default [estate, sports, travel];
