import { withNewProduct } from "../../ops/trial/product.ts";
import { type Screen, type Weight, weighSite } from "../../packages/testing/src/page-weight.ts";
import { listRoutes } from "../../packages/testing/src/routes.ts";
import { withBrowser } from "./browser.ts";
import { measureWithLighthouse, type Report } from "./lighthouse.ts";
import { measureStarts, type Row } from "./start.ts";

export type Pages = {
  pages: Record<string, Weight & { layoutShift: Record<Screen, number> }>;
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
    const weights: Pages = {
      pages: Object.fromEntries(
        Object.entries(weighed).map(([name, { weight, shift }]) => [name, { ...weight, layoutShift: shift }]),
      ),
    };
    if (bytesOnly) return weights;
    const pages: Record<string, Report> = {};
    for (const { name, path } of await listRoutes(product.site)) {
      pages[name] = await measureWithLighthouse(product.site + path, runs);
    }
    return { ...weights, starts, lighthouse: { runs, pages } };
  });
}
