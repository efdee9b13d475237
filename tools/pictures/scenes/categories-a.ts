import { at, avatar, bars, button, C, chip, icon, links, phone, progress, row, t, tabs, tile, toggle, firm } from "../kit.ts";
import { card, category, pane } from "../parts/frames.ts";
import { drum } from "../parts/iso.ts";

/** Code on a dark pane; markup as in the kit: b keyword, i string, u name, s comment. */
const code = (x: number, y: number, w: number, h: number, title: string, lines: string, size = 9) => at(x, y, w, h, `<div class="row g6" style="height:22px;padding:0 12px;font-size:8px;color:#a9c3d8;border-bottom:1px solid rgba(255,255,255,.08)">${icon("file-code-2", 10, C.cyan)}${title}</div><div class="code" style="padding:8px 13px;font-size:${size}px;line-height:1.7">${lines}</div>`, "", "border-radius:13px;overflow:hidden;background:linear-gradient(160deg,#164063,#0b1f33);box-shadow:var(--sh3),inset 0 0 0 1px rgba(255,255,255,.1)");

/* Frontend: a component library beside its code. */
const heading = (text: string) => t(text, 8, "w6 c-slate", "margin-bottom:6px");
const library = `<div style="padding:12px 15px"><div class="row sb">${t("Components", 13, "sora w7")}${chip("48 parts", "mute", "", "font-size:8px")}</div>
  <div style="margin-top:11px">${heading("Buttons")}<div class="row g6">${button("Save", "blue", "", "padding:6px 10px;font-size:9.5px")}${button("Cancel", "ghost", "", "padding:6px 10px;font-size:9.5px")}${button("Publish", "orange", "", "padding:6px 10px;font-size:9.5px")}</div></div>
  <div class="row top g12" style="margin-top:12px"><div style="width:96px">${heading("Field")}<div class="row g5 s9" style="height:26px;border-radius:8px;padding:0 9px;box-shadow:inset 0 0 0 1.4px ${C.blue},0 0 0 3px rgba(19,117,182,.14)">Asha Rao<i style="width:1px;height:11px;background:${C.ink};margin-left:-3px"></i></div></div><div>${heading("Switch")}<div class="row g6" style="height:26px;gap:5px">${toggle(true, C.blue, 25)}${toggle(false, C.blue, 25)}</div></div></div>
  <div style="margin-top:12px">${heading("Card")}<div class="flat row g8" style="padding:8px 10px">${tile("package", 28, C.orange7, C.orange1, 9)}<div class="f1">${t("Order 5127", 9.5, "w6")}${progress(72, C.blue, 4)}</div></div></div></div>`;
const frontend = category("frontend", "mist", `${at(52, 12, 288, 226, "", "frost")}${pane({ x: 20, y: 24, w: 206, h: 232, url: `library.${firm.domain}`, body: library })}
  ${code(208, 62, 132, 170, "Button.tsx", `<b>export</b> <u>Button</u> = ({
  tone = <i>"blue"</i>,
  children
}) =&gt; (
  &lt;<u>button</u>
    <i>class</i>={tone}&gt;
    {children}
  &lt;/<u>button</u>&gt;
)`, 8.6)}`);

/* Backend: services on a map, requests, passing tests. */
const node = (x: number, y: number, name: string, label: string, main?: boolean) => at(x - 42, y - 15, 84, 30, `${tile(name, 20, main ? C.ink : C.blue, main ? C.orange : C.sky, 7)}<span class="w6 s9 nw">${label}</span>`, "card row g6", "border-radius:11px;padding:0 8px");
const request = (verb: string, path: string, ms: string, warm?: boolean) => `<div class="row g6" style="margin-top:7px"><span class="chip" style="width:34px;justify-content:center;padding:2px 0;font-size:7.5px;${warm ? `background:${C.orange1};color:${C.orange7}` : `background:${C.sky};color:${C.blue7}`}">${verb}</span><span class="f1 nw" style="font:500 8.5px 'DejaVu Sans Mono',monospace">${path}</span><span class="s8 c-slate">${ms}</span></div>`;
const backend = category("backend", "steel", `${at(30, 12, 300, 240, "", "frost")}${pane({ x: 20, y: 24, w: 320, h: 156, url: `services.${firm.domain}`, back: "linear-gradient(150deg,#f8fbfe,#e3eef7)", body: `${links(320, 138, ["M76 56H128", "M192 56C214 56 212 20 234 20", "M192 56H234", "M192 56C214 56 212 92 234 92"], C.blue3, 2.2)}${node(58, 56, "globe", "Gateway")}${node(160, 56, "braces", "Orders", true)}${node(266, 20, "credit-card", "Payments")}${node(266, 56, "warehouse", "Stock")}${node(266, 92, "mail", "Mails")}` })}
  ${card(32, 152, 160, 104, `<div class="row sb">${t("Requests", 11, "sora w7")}${chip("Live", "ok", "dot", "font-size:7.5px")}</div>${request("GET", "/orders/5127", "42 ms")}${request("POST", "/payments", "88 ms", true)}${request("GET", "/stock/LAMP", "19 ms")}`)}
  ${at(206, 156, 134, 100, `<div class="code" style="font-size:8.500px;line-height:1.75"><s>$</s> npm test
<u>✓</u> orders   <s>48</s>
<u>✓</u> payments <s>61</s>
<u>✓</u> stock    <s>37</s>
<span style="color:#6ff0bd">146 passed</span></div>`.replace("8.500", "8.5"), "night", "border-radius:13px;padding:10px 14px")}`);

/* Mobile: one app on three phones and a tablet. */
const item = (name: string, tint: string, back: string, a: string, b: string) => `<div class="row g8" style="margin-top:11px;padding:10px;border-radius:15px;background:#fff;box-shadow:var(--sh1)">${tile(name, 40, tint, back, 13)}<div class="f1">${t(a, 16, "w6 nw")}${t(b, 13, "c-slate nw")}</div></div>`;
const list = `<div class="at" style="inset:0;background:#f4f9fd"></div><div class="at" style="left:15px;right:15px;top:50px">${t("Gardens", 26, "sora w7")}${item("sprout", C.green, C.green1, "Terrace", "12 plants")}${item("flower-2", C.orange7, C.orange1, "Balcony", "7 plants")}${item("tree-palm", C.blue, C.sky, "Courtyard", "4 trees")}${item("leaf", C.green, C.green1, "Kitchen", "9 herbs")}</div>${tabs(["house", "droplets", "chart-column", "user-round"], 0)}`;
const leaf = (x: number, y: number, r: number, s: number, fill: string) => `<path d="M0 0C-14-18-12-44 0-60 12-44 14-18 0 0z" transform="translate(${x} ${y}) rotate(${r}) scale(${s})" fill="${fill}"/>`;
const plant = `<svg width="226" height="232" viewBox="0 0 226 232"><defs><linearGradient id="pot" x2="1" y2="1"><stop stop-color="#fbb48a"/><stop offset="1" stop-color="#cf5418"/></linearGradient></defs>${leaf(110, 152, -48, 1.5, "#0f8a5a")}${leaf(114, 152, 50, 1.5, "#0c7049")}${leaf(112, 154, -24, 1.9, "#2cb67d")}${leaf(114, 154, 24, 1.9, "#17996a")}${leaf(113, 156, 0, 2.2, "#52cf9b")}<ellipse cx="116" cy="206" rx="54" ry="7" fill="#0b1b2b" opacity=".2"/><path d="M70 146h88l-9 52c-1 6-5 9-11 9h-48c-6 0-10-3-11-9z" fill="url(#pot)"/><path d="M64 140h100c3 0 4 2 4 4v8c0 3-2 4-4 4H64c-3 0-4-1-4-4v-8c0-2 1-4 4-4z" fill="#f9ab7d"/></svg>`;
const detail = `<div class="at" style="inset:0;background:linear-gradient(180deg,#cdeefb,#eefaff 54%,#fff)"></div><div class="at" style="left:-6px;top:34px">${plant}</div><div class="at" style="left:16px;right:16px;top:254px">${t("Peace lily", 25, "sora w7")}${t("Balcony, east light", 15, "c-slate", "margin-top:2px")}<div class="row g8" style="margin-top:13px">${chip("Water today", "info", "droplets", "font-size:14px;padding:6px 12px")}</div><div style="margin-top:14px">${button("Watered", "orange", "check", "width:100%;padding:13px;font-size:17px;border-radius:16px")}</div></div>`;
const chart = `<div class="at" style="inset:0;background:linear-gradient(180deg,#0f4a75,#0a2a45)"></div><div class="at c-white" style="left:15px;right:15px;top:50px">${t("Water", 26, "sora w7")}${t("18 litres this week", 15, "nw", "color:#bcd9ec;margin-top:2px")}<div style="margin-top:22px">${bars({ w: 182, h: 158, v: [3, 2, 4, 3.4, 5, 2.6, 3], labels: ["M", "T", "W", "T", "F", "S", "S"], color: "rgba(255,255,255,.24)", hi: 4, r: 7, gap: 0.34, size: 13, text: "#a9c9df" })}</div><div style="margin-top:20px;padding:13px 14px;border-radius:16px;background:rgba(255,255,255,.1)">${t("Rain on Friday", 16, "w6")}${t("Skip the courtyard", 13, "", "color:#bcd9ec")}</div></div>`;
const tablet = at(34, 26, 292, 196, `<div class="at" style="inset:6px;border-radius:12px;overflow:hidden;background:linear-gradient(150deg,#f7fbfe,#e3f0f9)"><div style="padding:12px 14px"><div class="row sb">${t("Greenhouse", 13, "sora w7")}${row(`${chip("21 °C", "info", "thermometer", "font-size:8.5px")}${avatar("ZN", "orange", 20)}`, "g6")}</div></div></div>`, "", "border-radius:17px;background:linear-gradient(135deg,#b9cbda,#2a4259 22%,#0b1b2b 60%,#5d7a92);box-shadow:var(--sh3)");
const mobile = category("mobile", "lagoon", `${tablet}${phone({ x: 30, y: 76, zoom: 0.42, body: list, h: 440 })}${phone({ x: 236, y: 76, zoom: 0.42, body: chart, h: 440, light: true, bar: "rgba(255,255,255,.7)" })}${phone({ x: 125, y: 58, zoom: 0.49, body: detail, h: 440 })}`);

/* Database: linked tables, a query, a replica. */
const entity = (x: number, y: number, name: string, fields: [field: string, key?: "p" | "f"][], color: string) => at(x, y, 88, 0, `<div class="row g5 w6 s9 c-white" style="height:22px;padding:0 9px;background:${color}">${icon("table-2", 10)}${name}</div>${fields.map(([field, key], i) => `<div class="row sb s8" style="height:17px;padding:0 9px;${i ? `border-top:1px solid ${C.line}` : ""}"><span class="${key ? "w6" : "c-slate"}">${field}</span>${key ? icon(key === "p" ? "key-round" : "link-2", 8.5, key === "p" ? C.orange7 : C.blue, 2.4) : ""}</div>`).join("")}`, "b-white", "border-radius:10px;overflow:hidden;box-shadow:var(--sh2),0 0 0 1px rgba(11,58,92,.08)");
const schema = `${links(320, 160, ["M102 47H118", "M206 64C214 64 212 47 220 47"], C.blue, 1.8)}${entity(14, 16, "customers", [["id", "p"], ["name"], ["city"]], C.blue)}${entity(118, 16, "orders", [["customer", "f"], ["id", "p"], ["total"]], C.blue7)}${entity(218, 16, "items", [["order", "f"], ["sku"], ["qty"]], C.cyan7)}`;
const result = (a: string, b: string) => `<div class="row sb" style="padding:3px 0;border-top:1px solid rgba(255,255,255,.1)"><span>${a}</span><span class="w6">${b}</span></div>`;
const replica = `<svg width="48" height="51" viewBox="0 0 62 66"><ellipse cx="34" cy="58" rx="26" ry="7" fill="#0b1b2b" opacity=".18"/>${drum(30, 50, 24, 36, "blue", 3)}</svg>`;
const database = category("database", "dusk", `${at(44, 12, 296, 240, "", "frost")}${pane({ x: 20, y: 24, w: 320, h: 142, url: "shop.orders", back: "linear-gradient(150deg,#f8fbfe,#e3eef7)", body: schema })}
  ${at(34, 136, 178, 120, `<div class="code" style="font-size:8.5px;line-height:1.6"><b>select</b> city, <u>sum</u>(total)
<b>from</b> orders <b>group by</b> city</div><div class="s9" style="margin-top:7px;color:#dcebf6">${result("Hyderabad", "₹4,82,300")}${result("Pune", "₹2,16,750")}${result("Kochi", "₹1,08,420")}</div>`, "night", "border-radius:13px;padding:11px 14px")}
  ${card(224, 152, 116, 104, `<div class="row g8">${replica}<div>${t("Replica", 10.5, "sora w7")}${t("0.2 s", 15, "sora w7 c-blue", "margin-top:2px")}${t("behind", 8, "c-slate")}</div></div><div style="margin-top:7px">${chip("Backup proven", "ok", "check", "font-size:8px")}</div>`, "padding:10px 10px")}`);

export default [frontend, backend, mobile, database];
