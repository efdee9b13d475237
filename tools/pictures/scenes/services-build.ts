import {
  at, avatar, bars, browser, button, C, chip, cities, dotMap, G, icon, links, phone, project, route, row, service, sneaker, t, tile, toggle, watch, type City, firm } from "../kit.ts";

/* Web development: a customer portal, its components, the same page on a phone. */
const bill = (size: number) => `<div class="c-white" style="border-radius:14px;padding:${size}px;background:linear-gradient(150deg,#2a90d4,#0f5c90)">${t("Due on 20 October", 9, "", "opacity:.85")}${t("₹2,340", 22, "sora w7", "margin:3px 0 10px")}${button("Pay bill", "orange", "arrow-right", "width:100%;padding:8px")}</div>`;
const usage = (w: number, h: number) => `<div class="row sb">${t("Energy used", 10.5, "sora w6")}${chip("9% less", "ok", "trending-down")}</div><div class="mt10">${bars({ w, h, v: [48, 62, 56, 74, 88, 66, 52], labels: ["M", "T", "W", "T", "F", "S", "S"], color: "#b9dbf3", hi: 4, accent: C.blue, r: 6, size: 9, gap: 0.36 })}</div>`;
const portal = `<div class="row sb" style="padding:0 18px;height:40px;border-bottom:1px solid ${C.line}">${row(`${tile("sun", 22, "#fff", G.orange)}${t("Suvarna Energy", 12, "sora w7")}`, "g7")}${row("<span class='w6 c-blue'>Home</span><span>Bills</span><span>Usage</span>", "g14 s10")}${avatar("MJ", "navy", 22)}</div>
  <div style="padding:15px 18px;background:#f7fafc;height:100%">${t("Good evening, Meera", 17, "sora w7")}<div class="row top g12" style="margin-top:12px"><div class="flat f1" style="padding:13px 14px;height:152px">${usage(186, 92)}</div><div style="width:144px">${bill(13)}<div class="flat row g8" style="margin-top:9px;padding:8px 10px">${tile("zap", 24, C.green, C.green1)}<div>${t("Solar", 9, "c-slate")}${t("4.2 kWh", 11, "w7")}</div></div></div></div></div>`;
const web = service("web-development", "mist", `${at(96, 16, 400, 330, "", "frost")}${browser({ x: 30, y: 40, w: 420, h: 312, url: "my.suvarna.example", body: portal })}
  ${phone({ x: 445, y: 26, zoom: 0.74, body: `<div class="at" style="inset:0;background:#f7fafc"></div><div class="at" style="left:14px;right:14px;top:46px"><div class="row sb">${t("Good evening,<br>Meera", 17, "sora w7")}${avatar("MJ", "navy", 28)}</div><div class="mt14">${bill(15)}</div><div class="card mt12" style="padding:13px">${usage(158, 96)}</div></div>` })}
  ${at(228, 264, 232, 112, `<div class="row sb">${t("Components", 12, "sora w7")}${chip("48 parts", "mute")}</div><div class="row g7" style="margin-top:11px;gap:7px">${button("Pay", "orange")}${button("Save", "blue")}${button("Cancel", "ghost")}</div><div class="row sb" style="margin-top:12px">${row(toggle(true, C.blue, 30) + toggle(false, C.blue, 30), "g8")}${row([C.ink, C.navy, C.blue, C.cyan, C.orange].map((color) => `<i style="width:17px;height:17px;border-radius:6px;background:${color}"></i>`).join(""), "g4")}</div>`, "card", "padding:14px 16px")}`);

/* Mobile development: one booking app on three phones. */
const head = (title: string) => `<div class="row sb">${icon("arrow-left", 16)}${t(title, 14, "sora w7")}${icon("ellipsis", 16)}</div>`;
const screen = (html: string, back = "#fff") => `<div class="at" style="inset:0;background:${back}"></div><div class="at" style="left:16px;right:16px;top:46px">${html}</div>`;
const slots = screen(`${head("Pick a day")}<div class="row sb" style="margin-top:16px">${t("October", 13, "sora w6")}${row(icon("chevron-left", 13, C.slate) + icon("chevron-right", 13), "g8")}</div>
  <div class="grid tc" style="grid-template-columns:repeat(7,1fr);row-gap:5px;margin-top:9px;font-size:10px">${["M", "T", "W", "T", "F", "S", "S"].map((d) => `<span class="c-slate">${d}</span>`).join("")}${Array.from({ length: 21 }, (_, i) => `<span class="w6" style="padding:5px 0;border-radius:9px;${i === 11 ? `background:${C.blue};color:#fff` : i < 4 ? "color:#aebdca" : ""}">${i + 6}</span>`).join("")}</div>
  <div class="grid g8" style="grid-template-columns:1fr 1fr;margin-top:15px">${["4:00 pm", "6:30 pm", "7:15 pm", "9:00 pm"].map((s, i) => `<span class="tc w6 s11" style="padding:8px 0;border-radius:11px;${i === 1 ? `background:${C.orange}` : `background:${C.sky};color:${C.blue7}`}">${s}</span>`).join("")}</div><div style="margin-top:14px">${button("Choose seats", "ink", "", "width:100%;padding:11px;font-size:12px;border-radius:13px")}</div>`);
const seatRow = (y: number) => Array.from({ length: 8 }, (_, i) => {
  const a = (i - 3.5) * 0.062, r = 340, x = 90 + Math.sin(a) * r, sy = Math.cos(a) * r - r + 62 + y * 25, taken = (i * 5 + y * 3) % 7 < 2, mine = y === 2 && (i === 4 || i === 5);
  return `<rect x="${x - 8}" y="${sy - 8}" width="16" height="17" rx="5.5" transform="rotate(${(-a * 180) / Math.PI} ${x} ${sy})" fill="${mine ? C.orange : taken ? "rgba(255,255,255,.17)" : C.cyan}"/>`;
}).join("");
const seats = screen(`<div class="c-white">${head("Your seats")}</div><svg width="180" height="176" style="margin-top:14px"><path d="M14 14Q90 28 166 14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M14 19Q90 33 166 19L178 46Q90 62 2 46z" fill="#fff" opacity=".09"/>${[0, 1, 2, 3].map(seatRow).join("")}</svg>
  <div style="border-radius:20px;padding:15px;margin-top:0;background:rgba(255,255,255,.1);color:#fff;box-shadow:inset 0 0 0 1px rgba(255,255,255,.12)">${t("The Glass Flute", 15, "sora w7")}${t("Friday, 6:30 pm", 11, "", "opacity:.8;margin-top:2px")}<div class="row sb" style="margin-top:13px">${t("C5 and C6", 12, "w6")}${t("₹1,800", 18, "sora w7")}</div></div><div style="margin-top:12px">${button("Continue", "orange", "arrow-right", "width:100%;padding:12px;font-size:13px;border-radius:14px")}</div>`, "radial-gradient(160px 140px at 50% 14%,#1f6fa8,transparent),linear-gradient(180deg,#0f3f63,#0a2036)");
const paid = screen(`${head("Paid")}<div class="col mid" style="align-items:center;margin-top:20px"><span class="row mid" style="width:86px;height:86px;border-radius:50%;background:${C.green1}"><span class="row mid" style="width:60px;height:60px;border-radius:50%;background:linear-gradient(145deg,#2cb67d,${C.green})">${icon("check", 32, "#fff", 3)}</span></span>${t("Booking confirmed", 15, "sora w7", "margin-top:14px")}${t("Ticket RM-3391", 11, "c-slate", "margin-top:3px")}</div>
  <div class="card" style="margin-top:18px;padding:14px;border-radius:18px">${[["Seats", "C5, C6"], ["When", "Fri, 6:30 pm"], ["Paid by UPI", "₹1,800"]].map(([a, b], i) => `<div class="row sb s11" style="${i ? `margin-top:9px;padding-top:9px;border-top:1px solid ${C.line}` : ""}"><span class="c-slate">${a}</span><span class="w6">${b}</span></div>`).join("")}</div><div style="margin-top:14px">${button("Add to wallet", "ghost", "wallet", "width:100%;padding:11px;font-size:12px;border-radius:13px")}</div>`, "#f6fafd");
const mobile = service("mobile-development", "sand", `${at(40, 96, 560, 330, "", "frost", "border-radius:40px")}${phone({ x: 27, y: 74, zoom: 0.84, body: slots })}${phone({ x: 423, y: 74, zoom: 0.84, body: paid })}${phone({ x: 209, y: 22, zoom: 0.98, light: true, body: seats })}`);

/* API development: connected services, a request and its answer. */
const hub = [218, 200];
type Node = [name: string, label: string, x: number, y: number];
const nodes: Node[] = [["smartphone", "Mobile app", 90, 88], ["globe", "Website", 218, 56], ["warehouse", "Warehouse", 90, 312], ["credit-card", "Payments", 218, 344], ["users", "CRM", 76, 200]];
const node = ([name, label, x, y]: Node) => at(x - 50, y - 21, 100, 42, row(`${tile(name, 26, C.blue, C.sky)}${t(label, 9.5, "w6 nw")}`, "g6"), "card", "border-radius:13px;padding:8px 9px");
const api = service("api-development", "sky", `${at(14, 16, 612, 368, "", "frost", "border-radius:28px")}
  ${links(640, 400, nodes.map(([, , x, y]) => `M${hub[0]} ${hub[1]}L${x} ${y}`), "#6cc0ec", 2.4, "0.1 6")}${links(640, 400, ["M268 200H352"], C.orange, 3)}
  ${[[152, 142], [218, 116], [152, 258], [218, 284], [143, 200]].map(([x, y]) => at(x - 5, y - 5, 10, 10, "", "", `border-radius:50%;background:${C.cyan};box-shadow:0 0 0 4px rgba(0,175,239,.2)`)).join("")}
  ${nodes.map(node).join("")}${at(172, 154, 92, 92, icon("braces", 48, "#fff", 2), "row mid", `border-radius:28px;background:linear-gradient(145deg,#2b9be0,${C.blue7});box-shadow:var(--sh3),inset 0 1px 0 rgba(255,255,255,.35),0 0 0 10px rgba(19,117,182,.12)`)}
  ${at(350, 44, 252, 312, `<div class="row sb" style="padding:0 14px;height:40px;border-bottom:1px solid rgba(255,255,255,.1)">${row(`<span class="chip" style="background:${C.orange};color:${C.ink};font-size:10px">GET</span><span class="code" style="font-size:11px;color:#fff">/v1/orders/5127</span>`, "g8")}</div>
   <div class="row g6" style="padding:12px 14px 4px">${chip("200 OK", "ok", "check", "font-size:10px")}${chip("42 ms", "glass", "", "font-size:10px")}</div>
   <div class="code" style="font-size:11.5px;padding:4px 16px;line-height:1.78">{
  <b>"id"</b>: <i>"LL-5127"</i>,
  <b>"status"</b>: <i>"paid"</i>,
  <b>"total"</b>: <u>6080</u>,
  <b>"currency"</b>: <i>"INR"</i>,
  <b>"items"</b>: [
    { <b>"sku"</b>: <i>"LAMP-02"</i>,
      <b>"qty"</b>: <u>1</u> }
  ],
  <b>"eta"</b>: <i>"2025-10-17"</i>
}</div>`, "", "border-radius:18px;overflow:hidden;background:linear-gradient(160deg,#164063,#0b1f33);box-shadow:var(--sh3),inset 0 0 0 1px rgba(255,255,255,.1)")}`);

/* Cloud: regions on a map, a pipeline, the costs. */
const k = 15.6, pin = (city: City, label: string, tone: string, dx = 10, dy = -9) => {
  const [x, y] = project(k, cities[city]);
  return at(x, y, 0, 0, `<i class="at" style="left:-6px;top:-6px;width:12px;height:12px;border-radius:50%;background:${tone};box-shadow:0 0 0 2px #fff,0 0 0 8px ${tone}33"></i><span class="at chip b-white" style="left:${dx}px;top:${dy}px;color:${C.ink};font-size:9.5px;box-shadow:var(--sh1)">${label}</span>`);
};
const stage = (name: string, label: string, done: boolean) => `<div class="col g5" style="align-items:center">${tile(name, 36, done ? "#fff" : C.ink, done ? G.blue : G.orange, 12)}${t(label, 9.5, "w6")}</div>`;
const cloud = service("cloud-solutions", "steel", `${at(92, 14, 430, 330, "", "frost")}${browser({ x: 36, y: 38, w: 400, h: 300, url: `console.${firm.domain}`, body: `<div class="at" style="inset:0;background:linear-gradient(160deg,#f4fafe,#e1eff9)"></div>${at(-12, -6, 0, 0, `${dotMap(k, "#a9cde8", 2.1, 0.5)}${links(350, 280, [route(k, cities.hyderabad, cities.mumbai), route(k, cities.hyderabad, cities.chennai, -0.2), route(k, cities.mumbai, cities.kolkata, 0.2)], C.blue, 1.8)}${pin("mumbai", "Mumbai", C.blue, -64, -9)}${pin("hyderabad", "Hyderabad", C.orange, 12, -9)}${pin("chennai", "Chennai", C.cyan, 12, -9)}${pin("kolkata", "Kolkata", C.blue, -62, -9)}`)}${at(18, 128, 0, 0, `${t("Regions", 14, "sora w7")}${row(`<i style="width:7px;height:7px;border-radius:9px;background:${C.green}"></i><span class="s10 c-slate">4 of 4 healthy</span>`, "g5 nw", "margin-top:4px")}`)}` })}
  ${at(404, 96, 204, 170, `<div class="row sb">${t("Cost a month", 11, "c-slate w5")}${chip("22%", "ok", "trending-down")}</div>${t("₹1.86 L", 25, "sora w7", "margin:4px 0 10px")}${bars({ w: 172, h: 72, v: [92, 96, 88, 80, 70, 62], labels: ["May", "Jun", "Jul", "Aug", "Sep", "Oct"], hi: 5, color: "#c3e0f4", accent: C.blue, r: 6, size: 8.5, gap: 0.36 })}`, "card", "padding:15px 16px")}
  ${at(470, 26, 72, 72, icon("cloud", 42, "#fff", 2), "row mid", `border-radius:22px;background:linear-gradient(145deg,#37c1f5,${C.blue});box-shadow:var(--sh3),inset 0 1px 0 rgba(255,255,255,.4)`)}
  ${at(84, 286, 386, 88, `${links(386, 88, ["M66 36H322"], "#bcd8ec", 3)}<div class="row sb rel" style="padding:17px 28px 0">${stage("hammer", "Build", true)}${stage("flask-conical", "Test", true)}${stage("shield-check", "Scan", true)}${stage("rocket", "Deploy", false)}</div>`, "card")}`);

/* E-commerce: product page, basket, checkout, a new order. */
const swatch = (color: string, on?: boolean) => `<i style="width:19px;height:19px;border-radius:50%;background:${color};box-shadow:${on ? `0 0 0 2px #fff,0 0 0 3.5px ${C.ink}` : "none"}"></i>`;
const product = `<div class="row sb" style="height:36px;padding:0 16px">${t("stridewell", 13, "sora w7")}${row("<span class='w6'>Running</span><span>Walking</span><span>Sale</span>", "g12 s9")}${icon("shopping-bag", 13)}</div><div class="rel row mid" style="margin:0 14px;height:166px;border-radius:14px;background:linear-gradient(140deg,#d3e9f9,#a9d1ef)"><div style="transform:translate(-66px,-10px)">${sneaker(184)}</div>${at(222, 22, 118, 0, `${t("Harbour Runner", 13, "sora w7")}${t("₹4,990", 18, "sora w7 c-blue", "margin-top:4px")}<div class="row g8" style="margin:11px 0 13px">${swatch(C.blue, true)}${swatch(C.orange)}${swatch(C.ink)}</div>${button("Add to basket", "ink", "", "padding:8px 12px;font-size:10px")}`)}</div>`;
const item = (art: string, back: string, name: string, price: string) => row(`<span class="row mid" style="width:42px;height:42px;border-radius:11px;background:${back}">${art}</span><div class="f1">${t(name, 10.5, "w6 nw")}${t(price, 10, "c-slate")}</div>`, "g9");
const basket = `<div style="padding:10px 14px"><div class="row sb" style="margin-bottom:9px">${t("Basket", 12, "sora w7")}${t("₹8,440", 12, "w7")}</div><div class="row g14">${item(sneaker(36), G.mist, "Runner", "₹4,990")}${item(watch(38), G.sand, "Watch", "₹3,450")}</div></div>`;
const line = (label: string, value: string, on?: boolean) => `<div class="row sb s10" style="height:31px;padding:0 10px;border-radius:9px;margin-top:7px;box-shadow:inset 0 0 0 ${on ? `1.6px ${C.blue}` : `1px ${C.line}`}"><span>${label}</span><span class="${on ? "c-blue w6" : "c-slate"}">${value}</span></div>`;
const checkout = `<div style="padding:13px 16px">${t("Checkout", 14, "sora w7")}${line("Zoya Nair", "Edit")}${line("Banjara Hills, Hyderabad", "Edit")}${line("UPI", "Selected", true)}<div class="row sb s10 c-slate" style="margin-top:12px"><span>Delivery</span><span>Free</span></div><div class="row sb w7 s14" style="margin:5px 0 12px"><span>Total</span><span>₹8,440</span></div>${button("Pay ₹8,440", "orange", "lock", "width:100%;padding:11px;font-size:12.5px;border-radius:12px")}</div>`;
const commerce = service("e-commerce-solution", "dawn", `${at(80, 12, 500, 340, "", "frost")}${browser({ x: 28, y: 30, w: 384, h: 248, url: "stridewell.example", body: product })}${browser({ x: 384, y: 74, w: 226, h: 288, url: "stridewell.example/pay", body: checkout })}
  ${browser({ x: 104, y: 258, w: 252, h: 118, url: "stridewell.example/basket", body: basket })}
  ${at(424, 30, 192, 0, row(`${tile("package-check", 34, "#fff", `linear-gradient(145deg,#2cb67d,${C.green})`)}<div>${t("New order", 12, "sora w7")}${t("₹8,440 from Hyderabad", 9.5, "c-slate")}</div>`, "g10"), "card", "padding:11px 13px")}`);

export default [web, mobile, api, cloud, commerce];
