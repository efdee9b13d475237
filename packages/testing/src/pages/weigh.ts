import type { Browser } from "@playwright/test";
import { type DocumentWeight, weighDocument } from "./document.ts";
import type { Picture } from "./pictures.ts";
import { type Encoding, readRawBody } from "./raw-body.ts";
import { listRoutes } from "./routes.ts";
import { type StyleUse, unusedStyle } from "./style.ts";
import { type Parts, type Screen, type Sheet, type Shift, type Transfer, type Visit, visit } from "./visit.ts";

/** All values except requests are bytes. Where the two screens differ, the larger value counts. */
export type Weight = DocumentWeight & {
  documentGzip: number;
  documentBrotli: number;
  scriptsGzip: number;
  scriptsBrotli: number;
  styleGzip: number;
  styleBrotli: number;
  fonts: number;
  phonePictures: number;
  desktopPictures: number;
  phoneRequests: number;
  desktopRequests: number;
};

export type WeighedRoute = {
  name: string;
  weight: Weight;
  transfers: Record<Screen, Transfer[]>;
  parts: Parts;
  shifts: Record<Screen, Shift[]>;
  pictures: Record<Screen, Picture[]>;
};

export type WeighedSite = { routes: WeighedRoute[]; style: StyleUse[] };

type Measure = (url: string, encoding: Encoding) => Promise<number>;

export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const [phone, desktop] = [await visit(browser, address, "phone"), await visit(browser, address, "desktop")];
  return weigh(address, phone, desktop, rememberSizes());
}

export async function weighSite(browser: Browser, site: string): Promise<WeighedSite> {
  const sheets: Sheet[] = [];
  const routes: WeighedRoute[] = [];
  const measure = rememberSizes();
  for (const { name, path } of await listRoutes(site)) {
    const phone = await visit(browser, site + path, "phone");
    const desktop = await visit(browser, site + path, "desktop");
    sheets.push(...phone.sheets, ...desktop.sheets);
    routes.push({
      name,
      weight: await weigh(site + path, phone, desktop, measure),
      transfers: { phone: phone.transfers, desktop: desktop.transfers },
      parts: phone.parts,
      shifts: { phone: phone.shifts, desktop: desktop.shifts },
      pictures: { phone: phone.pictures, desktop: desktop.pictures },
    });
  }
  return { routes, style: unusedStyle(sheets) };
}

async function weigh(address: string, phone: Visit, desktop: Visit, measure: Measure): Promise<Weight> {
  const sum = async (type: string, encoding: Encoding) => {
    const totals = [phone, desktop].map(async ({ transfers }) => {
      const sizes = await Promise.all(ofType(transfers, type).map(({ url }) => measure(url, encoding)));
      return sizes.reduce((total, size) => total + size, 0);
    });
    return Math.max(...(await Promise.all(totals)));
  };
  const received = ({ transfers }: Visit, type: string) =>
    ofType(transfers, type).reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...weighDocument((await readRawBody(address, "identity")).toString()),
    documentGzip: await measure(address, "gzip"),
    documentBrotli: await measure(address, "br"),
    scriptsGzip: await sum("Script", "gzip"),
    scriptsBrotli: await sum("Script", "br"),
    styleGzip: await sum("Stylesheet", "gzip"),
    styleBrotli: await sum("Stylesheet", "br"),
    fonts: Math.max(received(phone, "Font"), received(desktop, "Font")),
    phonePictures: received(phone, "Image"),
    desktopPictures: received(desktop, "Image"),
    phoneRequests: phone.transfers.length,
    desktopRequests: desktop.transfers.length,
  };
}

const ofType = (transfers: Transfer[], type: string) => transfers.filter((transfer) => transfer.type === type);

function rememberSizes(): Measure {
  const sizes = new Map<string, Promise<number>>();
  return (url, encoding) => {
    const key = `${encoding} ${url}`;
    const known = sizes.get(key) ?? readRawBody(url, encoding).then(({ length }) => length);
    sizes.set(key, known);
    return known;
  };
}
