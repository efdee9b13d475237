import { chromium } from "@playwright/test";
const [,, base, out] = process.argv;
const b = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
for (const [w,h] of [[1280,900],[360,740]]) {
  const p = await b.newPage({ viewport: { width: w, height: h }, reducedMotion: "reduce" });
  p.on("console", m => m.type()==="error"||m.type()==="warning" ? console.log(w, p.url(), m.text().slice(0,300)) : 0);
  p.on("pageerror", e => console.log("ERR", p.url(), e.message.slice(0,300)));
  for (const path of (process.env.PATHS ?? "/,/services/web-development,/contact,/admin-login").split(",")) {
    await p.goto(base+path, { waitUntil: "networkidle" }); await p.waitForTimeout(300);
    await p.screenshot({ path: `${out}-${w}-${path.replaceAll("/","_")}.png` });
  }
  console.log(await p.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).fontFamily, performance.getEntriesByType("resource").filter(r=>/woff2/.test(r.name)).map(r=>r.name.slice(-30))]));
}
await b.close();
