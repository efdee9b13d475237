import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Browser, Page } from "@playwright/test";
import { listRoutes } from "./routes.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const MAX_PIXELS = 1.75;
/** A whole browser requests the icon, but a headless shell doesn't. */
const TAB_ICON = /\/(icon\.svg|favicon\.ico)(\?|$)/;

export type Screen = keyof typeof SCREENS;

/** Bytes, and numbers of requests. Where the two screens differ and neither is named, the larger value counts. */
export type Weight = Record<
  | "html"
  | "documentBrotli"
  | "scriptsBrotli"
  | "styleBrotli"
  | "fonts"
  | "phonePictures"
  | "desktopPictures"
  | "phoneRequests"
  | "desktopRequests",
  number
>;

type WeighedPage = { weight: Weight; shift: Record<Screen, number>; oversized: string[] };

export async function weighSite(browser: Browser, site: string): Promise<Record<string, WeighedPage>> {
  const pages: Record<string, WeighedPage> = {};
  for (const { name, path } of await listRoutes(site)) pages[name] = await weighPage(browser, site + path);
  return pages;
}

export async function weighPage(browser: Browser, address: string): Promise<WeighedPage> {
  const phone = await visit(browser, address, "phone");
  const desktop = await visit(browser, address, "desktop");
  const filesOf = async (type: string) =>
    Math.max(...(await Promise.all([phone, desktop].map(({ urls }) => brotliOf(urls(type))))));
  const html = await (await fetch(address)).text();
  return {
    weight: {
      html: Buffer.byteLength(html.replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/g, "$1</style>")),
      documentBrotli: await brotliOf([address]),
      scriptsBrotli: await filesOf("Script"),
      styleBrotli: await filesOf("Stylesheet"),
      fonts: Math.max(phone.received("Font"), desktop.received("Font")),
      phonePictures: phone.received("Image"),
      desktopPictures: desktop.received("Image"),
      phoneRequests: phone.requests,
      desktopRequests: desktop.requests,
    },
    shift: { phone: phone.shift, desktop: desktop.shift },
    oversized: [...phone.oversized, ...desktop.oversized],
  };
}

async function visit(browser: Browser, address: string, screen: Screen) {
  const context = await browser.newContext(SCREENS[screen]);
  try {
    const page = await context.newPage();
    const transfers = await watchTransfers(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const shift = await page.evaluate(measureShift);
    const first = [...transfers.values()];
    const ofType = (type: string) => first.filter((transfer) => transfer.type === type);
    const oversized = await page.evaluate(listOversized, MAX_PIXELS);
    return {
      requests: first.length,
      received: (type: string) => sum(ofType(type).map(({ bytes }) => bytes)),
      urls: (type: string) => ofType(type).map(({ url }) => url),
      shift,
      oversized: oversized.map((picture) => `on a ${screen}: ${picture}`),
    };
  } finally {
    await context.close();
  }
}

async function watchTransfers(page: Page) {
  const transfers = new Map<string, { url: string; type: string; bytes: number }>();
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
async function measureShift(): Promise<number> {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), 200);
  });
  return entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
}

async function listOversized(maxPixels: number): Promise<string[]> {
  const elements = Array.from(document.images).filter(({ width, height }) => width > 0 && height > 0);
  for (const element of elements) element.loading = "eager";
  await Promise.allSettled(elements.map((element) => element.decode()));
  const rasters = elements.filter(({ currentSrc }) => currentSrc && !currentSrc.split("?")[0]?.endsWith(".svg"));
  const found = rasters.map(async (element) => {
    // An element with `srcset` reports the width that its `sizes` asks for instead of the file's.
    const file = new Image();
    file.src = element.currentSrc;
    await file.decode();
    const byHeight = (element.height * file.naturalWidth) / file.naturalHeight;
    const fitted = { cover: Math.max(element.width, byHeight), contain: Math.min(element.width, byHeight) };
    const width = fitted[getComputedStyle(element).objectFit as keyof typeof fitted] ?? element.width;
    const shown = Math.round(width * devicePixelRatio);
    return file.naturalWidth > shown * maxPixels
      ? [`“${element.alt}”, ${file.naturalWidth} pixels for ${shown}: ${element.currentSrc}`]
      : [];
  });
  return (await Promise.all(found)).flat();
}

/** Reads bodies as they travel, because fetch() would unpack them. */
async function brotliOf(addresses: string[]): Promise<number> {
  const sizes = addresses.map(
    (address) =>
      new Promise<number>((resolve, reject) => {
        get(address, { headers: { "accept-encoding": "br" } }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}.`));
          resolve(buffer(answer).then(({ length }) => length));
        }).once("error", reject);
      }),
  );
  return sum(await Promise.all(sizes));
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
