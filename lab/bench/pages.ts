import { listRoutes } from "../../packages/testing/src/pages/routes.ts";
import { type WeighedRoute, type WeighedSite, weighSite } from "../../packages/testing/src/pages/weigh.ts";
import { withNewProduct } from "../product/product.ts";
import { withBrowser } from "./browser.ts";
import { measureWithLighthouse, type Report } from "./lighthouse.ts";
import { measureStarts, type Row } from "./start.ts";

export type Pages = {
  style: { bytes: number; unused: number };
  pages: Record<string, WeighedRoute["weight"] & { layoutShift: Record<"phone" | "desktop", number> }>;
  prefetches: number;
  lighthouse?: { runs: number; pages: Record<string, Report> };
  starts?: Row[];
};

export type Measurement = Pages & {
  version: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
};

export async function measurePages({ bytesOnly, runs }: { bytesOnly: boolean; runs: number }) {
  const starts = bytesOnly ? undefined : await measureStarts();
  return withNewProduct({}, async (product) => {
    const weighed = await withBrowser((browser) => weighSite(browser, product.site));
    const weights: Pages = toPages(weighed);
    if (bytesOnly) return weights;
    const pages: Record<string, Report> = {};
    for (const { name, path } of await listRoutes(product.site)) {
      pages[name] = await measureWithLighthouse(product.site + path, runs);
    }
    return { ...weights, starts, lighthouse: { runs, pages } };
  });
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
