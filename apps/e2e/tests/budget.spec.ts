import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const KIB = 1024;

/** What was measured, and 2 % more. */
const HTML_KIB = {
  "/": 137.5,
  "/about": 52.5,
  "/services": 71.5,
  "/technologies": 83,
  "/industries": 49.5,
  "/contact": 44,
  "/terms-and-conditions": 36,
};

type Transfer = { url: string; type: string; bytes: number };

/** Bytes on the wire, compressed, until the page is idle. */
async function firstVisit(page: Page, path: string): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    transfers.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  return [...transfers.values()];
}

const kib = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
const scripts = (transfers: Transfer[]) => transfers.filter(({ type }) => type === "Script");

const heaviest = (transfers: Transfer[]) =>
  [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ url, type, bytes }) => `${(bytes / KIB).toFixed(1)} KiB ${type} ${url}`)
    .join("\n");

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

test("the home page costs a phone at most 450 KiB, and 160 KiB of them JavaScript", async ({ page }, info) => {
  const transfers = await firstVisit(page, "/");
  info.annotations.push({ type: "KiB", description: `${kib(scripts(transfers))} of ${kib(transfers)}` });
  expect(kib(scripts(transfers)), heaviest(scripts(transfers))).toBeLessThanOrEqual(160);
  expect(kib(transfers), heaviest(transfers)).toBeLessThanOrEqual(450);
});

for (const path of ["/terms-and-conditions", "/privacy-policy"]) {
  test(`${path} is text: at most 145 KiB of JavaScript`, async ({ page }, info) => {
    const transfers = await firstVisit(page, path);
    info.annotations.push({ type: "KiB", description: `${kib(scripts(transfers))} of ${kib(transfers)}` });
    expect(kib(scripts(transfers)), heaviest(scripts(transfers))).toBeLessThanOrEqual(145);
  });
}

test("/contact loads what checks the form once somebody is in it", async ({ page }, info) => {
  const transfers = await firstVisit(page, "/contact");
  info.annotations.push({ type: "KiB", description: `${kib(scripts(transfers))} of ${kib(transfers)}` });
  expect(kib(scripts(transfers)), heaviest(scripts(transfers))).toBeLessThanOrEqual(150);
});

for (const [path, most] of Object.entries(HTML_KIB)) {
  test(`${path} has at most ${most} KiB of HTML`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    expect(html.byteLength / KIB).toBeLessThanOrEqual(most);
  });
}

test("what every page starts with asks the browser to compile it while it loads", async ({ page, request }) => {
  const byWeight = scripts(await firstVisit(page, "/")).sort((a, b) => b.bytes - a.bytes);
  for (const { url } of byWeight.slice(0, 2)) {
    expect(await (await request.get(url)).text(), url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
