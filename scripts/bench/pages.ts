/** `npm run bench -- pages`: weight and speed of each public page, and the duration of a start. */
import type { Browser } from "@playwright/test";
import { listRoutes } from "../../packages/testing/src/pages/routes.ts";
import { type WeighedRoute, type WeighedSite, weighSite } from "../../packages/testing/src/pages/weigh.ts";
import { withBrowser } from "./browser.ts";
import { measureWithLighthouse, type Report } from "./lighthouse.ts";
import { type Answers, load } from "./load.ts";
import type { Row } from "./measure.ts";
import { hasNginx, withCeiling, withEdge } from "./nginx.ts";
import { type Product, withProduct } from "./product.ts";
import { measureClicks, measureInteractions, measureLongTasks } from "./responsiveness.ts";
import { measureStarts } from "./start.ts";

const CEILING = "home without scripts, a file of nginx";

export type Pages = {
  style: { bytes: number; unused: number };
  pages: Record<string, WeighedRoute["weight"] & { layoutShift: Record<"phone" | "desktop", number> }>;
  prefetches: number;
  /** Absent if only bytes were measured. */
  lighthouse?: { runs: number; pages: Record<string, Report> };
  answers?: Record<string, Answers>;
  starts?: Row[];
  clicks?: Row;
  longTasks?: Awaited<ReturnType<typeof measureAllLongTasks>>;
  interactions?: Awaited<ReturnType<typeof measureInteractions>>;
};

export async function measurePages({ bytesOnly, runs }: { bytesOnly: boolean; runs: number }) {
  const starts = bytesOnly ? undefined : await measureStarts();
  return withProduct({}, async (product) => {
    const weighed = await withBrowser((browser) => weighSite(browser, product.site));
    const weights = toPages(weighed);
    const pages: Pages = bytesOnly ? weights : { ...weights, starts, ...(await measureTimes(product, runs)) };
    return { weighed, pages };
  });
}

async function measureTimes(product: Product, runs: number): Promise<Partial<Pages>> {
  const { site } = product;
  const routes = await listRoutes(site);
  const lighthouse: Record<string, Report> = {};
  const answers: Record<string, Answers> = {};
  for (const { name, path } of routes) {
    lighthouse[name] = await measureWithLighthouse(site + path, runs);
    answers[name] = await load(site + path);
  }
  if (hasNginx) {
    await withEdge(product, async (edge) => {
      for (const { name, path } of routes) answers[`${name}, through the edge`] = await load(new URL(path, edge).href);
    });
    await withCeiling(product, async (address) => {
      lighthouse[CEILING] = await measureWithLighthouse(address, runs);
      answers[CEILING] = await load(address);
    });
  }
  return withBrowser(async (browser) => ({
    lighthouse: { runs, pages: lighthouse },
    answers,
    clicks: await measureClicks(browser, site),
    longTasks: await measureAllLongTasks(browser, site),
    interactions: await measureInteractions(browser, product),
  }));
}

async function measureAllLongTasks(browser: Browser, site: string) {
  const found: Record<string, Awaited<ReturnType<typeof measureLongTasks>>> = {};
  for (const { name, path } of await listRoutes(site)) found[name] = await measureLongTasks(browser, site + path);
  return found;
}

function toPages({ routes, style }: WeighedSite): Pick<Pages, "style" | "pages" | "prefetches"> {
  const shiftOf = ({ shifts }: WeighedRoute, screen: "phone" | "desktop") =>
    Math.round(sum(shifts[screen].map(({ value }) => value)) * 10_000) / 10_000;
  const [home] = routes;
  return {
    style: { bytes: sum(style.map(({ bytes }) => bytes)), unused: sum(style.map(({ unused }) => unused)) },
    pages: Object.fromEntries(
      routes.map((route) => [
        route.name,
        { ...route.weight, layoutShift: { phone: shiftOf(route, "phone"), desktop: shiftOf(route, "desktop") } },
      ]),
    ),
    prefetches: home?.transfers.phone.filter(({ url }) => url.includes("_rsc=")).length ?? 0,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
