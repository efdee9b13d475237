import type { Browser, Page } from "@playwright/test";
import { listPictures, type Picture } from "./pictures.ts";

const SCREENS = {
  phone: { width: 360, height: 740, scale: 2 },
  desktop: { width: 1280, height: 800, scale: 1 },
};

export type Screen = keyof typeof SCREENS;
/** `bytes` is the size of the body on the wire. */
export type Transfer = { url: string; type: string; bytes: number };
export type Shift = { value: number; elements: string[] };
export type Sheet = { url: string; text: string; used: { start: number; end: number }[] };
export type Parts = Record<string, number>;
export type Visit = { transfers: Transfer[]; shifts: Shift[]; parts: Parts; pictures: Picture[]; sheets: Sheet[] };

export async function visit(browser: Browser, address: string, screen: Screen): Promise<Visit> {
  const { width, height, scale } = SCREENS[screen];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    await page.coverage.startCSSCoverage();
    await page.goto(address, { waitUntil: "networkidle" });
    const shifts = await page.evaluate(listShifts);
    const parts = await page.evaluate(listParts);
    const firstTransfers = [...transfers.values()];
    const pictures = await page.evaluate(listPictures);
    const coverage = await page.coverage.stopCSSCoverage();
    const sheets = coverage.map(({ url, text = "", ranges }) => ({ url, text, used: ranges }));
    const linked = sheets.filter(({ url }) => url !== address);
    return { transfers: firstTransfers, shifts, parts, pictures, sheets: linked };
  } finally {
    await context.close();
  }
}

/** A whole browser requests the icon, but a headless shell doesn't. */
const TAB_ICON = /\/(icon\.svg|favicon\.ico)(\?|$)/;

async function watchTransfers(page: Page): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url) || TAB_ICON.test(response.url)) return;
    // The source of an SVG's `<use>` has no resource type of its own.
    const kind = response.mimeType.startsWith("image/") ? "Image" : type;
    transfers.set(requestId, { url: response.url, type: kind, bytes: 0 });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  return transfers;
}

/** Runs in the page. Headless Chromium may draw no frame by itself, and nothing shifts before one. */
async function listShifts(): Promise<Shift[]> {
  type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), 200);
  });
  return (entries as LayoutShift[]).map(({ value, sources }) => ({
    value,
    elements: sources.map(({ node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
    ),
  }));
}

function listParts(): Parts {
  const holder = [...document.querySelectorAll("main, main > :only-child")].at(-1);
  const parts = [
    document.head,
    ...document.querySelectorAll("body > header, body > footer"),
    ...(holder?.children ?? []),
  ];
  const names = parts.map((part) => {
    const heading = part.getAttribute("aria-label") ?? part.querySelector("h1, h2, h3")?.textContent ?? "";
    return `<${part.localName}> ${heading.trim().slice(0, 60)}`.trim();
  });
  return Object.fromEntries(parts.map(({ outerHTML }, index) => [names[index], new Blob([outerHTML]).size]));
}
