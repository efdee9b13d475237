import { at, button, C, G, icon, links, phone, ring, row, skeleton, t, tile } from "../kit.ts";
import { cover } from "../parts/post.ts";

const field = (label: number, height = 15) => `<div style="margin-top:9px">${skeleton(label, 5, "#b9c9d6")}<div style="margin-top:4px;height:${height}px;border-radius:6px;background:#f2f7fb;box-shadow:inset 0 0 0 1px #d3e0ea"></div></div>`;
const crossed = (label: number, tilt: number) => `<div class="rel" style="opacity:.8">${field(label)}<svg class="at" style="left:-8px;top:8px" width="138" height="18"><path d="M2 ${9 + tilt}C40 ${7 - tilt} 90 ${12 + tilt} 136 ${8 - tilt}" fill="none" stroke="${C.orange}" stroke-width="4" stroke-linecap="round"/></svg></div>`;
const removal = cover("ui-ux", "sand", `${at(116, 16, 160, 310, `${t("Open an account", 13, "sora w7")}${field(46)}${crossed(30, 3)}${crossed(64, -2)}${field(52)}${crossed(40, 2)}${crossed(70, -3)}${crossed(36, 3)}${crossed(54, -2)}`, "card", "padding:16px 18px;transform:rotate(-3deg)")}
  ${at(262, 120, 54, 54, icon("pen-line", 26, C.ink, 2.2), "row mid", `border-radius:50%;background:${G.orange};box-shadow:var(--sh2)`)}
  ${at(330, 54, 186, 196, `${t("Open an account", 15, "sora w7")}<div style="height:4px"></div>${field(46, 21)}${field(52, 21)}<div style="margin-top:16px">${button("Continue", "blue", "arrow-right", "width:100%;padding:11px;font-size:12.5px")}</div>`, "card", "padding:20px 22px;border-radius:20px;box-shadow:var(--sh3)")}`);

const line = (label: string, sum: string, on = false) => `<div class="row sb" style="padding:8px 10px;margin-top:4px;border-radius:9px;background:${on ? C.orange1 : "#f3f8fc"}"><span class="s11 w5">${label}</span><span class="w7" style="font-size:12px;color:${on ? C.orange7 : C.ink}">${sum}</span></div>`;
const node = (x: number, y: number, name: string, on = false) => at(x - 25, y - 25, 50, 50, icon(name, 25, on ? C.ink : "#fff", 2), "row mid", `border-radius:15px;background:${on ? G.orange : "rgba(255,255,255,.13)"};box-shadow:inset 0 0 0 1px rgba(255,255,255,.22)`);
const bill = cover("cloud-bill", "night", `${links(600, 300, ["M262 132C330 132 380 152 462 152", "M262 166C330 166 330 232 402 232", "M262 234C330 274 430 280 500 250"], "#4fb6e6", 2.4, "0.1 6")}${links(600, 300, ["M262 98C320 92 340 78 402 78H522"], C.orange, 6)}
  ${at(86, 24, 184, 252, `<div class="row sb" style="margin-bottom:9px">${t("Bill", 19, "sora w7")}${tile("receipt-text", 28, C.blue, C.sky)}</div>${line("Traffic", "$5,600", true)}${line("Compute", "$4,900")}${line("Database", "$4,300")}${line("Tests", "$2,600")}${line("Disks", "$1,000")}`, "card", "padding:16px;color:#0b1b2b;transform:rotate(-2deg)")}
  ${node(402, 78, "server", true)}${node(522, 78, "server", true)}${node(462, 152, "cpu")}${node(402, 232, "database")}${node(522, 232, "hard-drive")}`);

const column = (height: number, back: string) => `<i style="width:34px;height:${height}px;border-radius:9px 9px 3px 3px;background:${back};box-shadow:var(--sh2)"></i>`;
const squared = "background:linear-gradient(#d9e8f3 1px,transparent 1px) 0 0/14px 14px,linear-gradient(90deg,#d9e8f3 1px,transparent 1px) 0 0/14px 14px,#fff";
const sum = (value: string, label: string, mark = "") => `<div class="row" style="margin-top:7px"><span class="sora w6 c-slate" style="font-size:19px;width:24px">${mark}</span><span class="sora w7" style="font-size:21px;width:88px">${value}</span><span class="s12 c-slate">${label}</span></div>`;
const arithmetic = cover("arithmetic", "lagoon", `${at(66, 18, 262, 264, `${sum("1,000", "clicks")}${sum("2.9%", "of them buy", "×")}${sum("$24", "margin", "×")}<i style="display:block;height:3px;border-radius:3px;margin:10px 0 4px;background:${C.ink}"></i>${sum("$696", "earned")}${sum("$600", "for clicks", "−")}<i style="display:block;height:3px;border-radius:3px;margin:9px 0 7px;background:${C.ink}"></i><div class="sora w7" style="padding-left:24px;font-size:25px;color:${C.orange7}">$96</div>`, "", `${squared};border-radius:14px;padding:11px 20px;box-shadow:var(--sh3);transform:rotate(-2.5deg)`)}
  ${at(352, 60, 204, 190, `<div class="row end" style="gap:13px;height:100%">${column(52, G.mist)}${column(84, G.cyan)}${column(124, G.blue)}${column(178, G.orange)}</div>`)}${at(344, 249, 196, 3, "", "", `background:${C.navy};border-radius:3px`)}`);

const departure = (time: string, to: string, on: boolean) => `<div class="row sb" style="padding:11px 13px;margin-top:9px;border-radius:15px;background:${on ? C.orange1 : "#fff"}"><span class="sora w7" style="font-size:22px">${time}</span><span class="w5" style="font-size:16px">${to}</span></div>`;
const timetable = `<div class="at" style="inset:0;background:linear-gradient(180deg,#dff1fb,#f7fbfe)"></div><div class="at" style="left:14px;right:14px;top:46px">${t("Next ships", 24, "sora w7", "margin:4px 2px 10px")}${departure("9:40", "North pier", true)}${departure("10:15", "Old town", false)}${departure("10:40", "North pier", false)}${departure("11:15", "Old town", false)}</div>`;
const ship = `<svg class="at" style="left:268px;top:92px" width="240" height="104" viewBox="0 0 240 104"><path d="M58 22h96l16 30H46z" fill="#fff"/><path d="M92 0h26v24H92z" fill="${C.orange}"/><path d="M92 6h26v6H92z" fill="#fff"/><path d="M8 50h222l-26 42H34z" fill="${C.navy}"/><path d="M14 60h210l-4 7H18z" fill="${C.orange}"/>${[66, 84, 102, 120, 138].map((x) => `<rect x="${x}" y="32" width="10" height="10" rx="2" fill="${C.blue3}"/>`).join("")}</svg>`;
const wave = (y: number, color: string, shift: number) => `<svg class="at" style="left:${shift}px;top:${y}px" width="680" height="150"><path d="M0 16C40 0 80 0 120 14S200 30 240 14 320 0 360 14 440 30 480 14 560 0 600 14 660 24 680 14V150H0z" fill="${color}"/></svg>`;
const web = cover("web-2025", "shore", `${at(420, 26, 46, 46, "", "", `border-radius:50%;background:${G.orange}`)}${wave(160, "#a9ddf6", -30)}${ship}${wave(184, "#5fb6e6", -64)}${wave(222, C.blue, -10)}
  ${phone({ x: 108, y: 24, zoom: 0.66, body: timetable, time: "9:31" })}
  ${at(380, 190, 152, 92, row(`${ring(62, 9, 76, C.green, icon("gauge", 22, C.green, 2.2), { sweep: 270 })}<div>${t("1.9 s", 20, "sora w7 nw")}${t("was 6.9", 11, "c-slate nw")}</div>`, "g8", "height:100%"), "card", "padding:0 12px;border-radius:18px")}`);

const sheet = (x: number, y: number, tilt: number, back: string, html: string) => at(x, y, 150, 190, html, "", `border-radius:12px;padding:16px 15px;background:${back};transform:rotate(${tilt}deg);box-shadow:var(--sh2)`);
const written = [96, 118, 82, 110, 64].map((w) => `<div style="margin-top:9px">${skeleton(w, 6, "#c4d4e1")}</div>`).join("");
const sketch = `<svg width="120" height="92" fill="none" stroke="${C.navy}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M8 10h40v28H8zM74 52h40v28H74zM48 24c30 0 46 6 46 26M88 43l6 8 7-7M12 62h42M12 72h30"/><path d="M66 20c6-16 40-18 48-2" stroke="${C.orange}"/></svg>`;
const code = `<div class="code" style="font-size:9.5px;line-height:1.8"><b>function</b> <u>estimate</u>() {
  <b>let</b> middle = <i>0</i>;
  <s>// low, high</s>
  <b>return</b> range;
}</div>`;
const working = cover("working", "dusk", `${sheet(122, 44, -9, "#fffaf5", `${t("Two numbers", 14, "sora w7")}${written}`)}${sheet(230, 22, -1, "#fff", sketch)}${sheet(346, 42, 8, "linear-gradient(160deg,#143550,#0b1f33)", code)}
  <svg class="at" style="left:96px;top:128px;filter:drop-shadow(0 -4px 14px rgba(11,27,43,.16))" width="410" height="180"><path d="M0 26a16 16 0 0 1 16-16h92c8 0 12 4 16 10l8 12h262a16 16 0 0 1 16 16v140H0z" fill="#ee7236"/><path d="M0 52h410v130H0z" fill="#f79a63"/></svg>
  ${at(150, 212, 0, 0, t("Things we keep explaining", 19, "sora w7 nw"), "", "background:#fff;border-radius:9px;padding:9px 16px;box-shadow:var(--sh1)")}`);

export default [removal, bill, arithmetic, web, working];
