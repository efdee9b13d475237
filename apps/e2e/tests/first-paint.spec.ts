import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, test } from "./fixtures";

const PAGES = ["/", "/about", "/services/web-development", "/technologies", "/careers", "/blog", "/contact"];
const MAX_SHIFT = 0.01;

declare global {
  interface Window {
    shift: number;
  }
}

function recordShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Serves the site. A page whose address has `?cut` stops after that many bytes until `rest` is called. */
async function startSlowLine() {
  let { promise, resolve: rest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "", headers }, response) => {
    const asked = await fetch(product.SITE_URL + url, { headers: { accept: headers.accept ?? "*/*" } });
    const body = Buffer.from(await asked.arrayBuffer());
    const type = asked.headers.get("content-type") ?? "";
    const cut = Number(new URL(url, product.SITE_URL).searchParams.get("cut"));
    response.writeHead(asked.status, { "content-type": type, "cache-control": cut ? "no-store" : "max-age=600" });
    if (cut) {
      ({ promise, resolve: rest } = Promise.withResolvers<void>());
      response.write(body.subarray(0, cut));
      await promise;
    }
    response.end(body.subarray(cut));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rest: () => rest(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the places and colours of everything visible. */
function look(page: Page): Promise<string[]> {
  return page.locator("body :visible").evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches("script, style, link"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, element.className, x, y, width, height, color, backgroundColor, fontSize].join(" ");
      }),
  );
}

for (const width of [360, 1280]) {
  test(`fonts that come late move next to nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    let asked = 0;
    let fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      asked += 1;
      await fonts.promise;
      await route.continue();
    });
    for (const path of PAGES) {
      asked = 0;
      fonts = Promise.withResolvers();
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.poll(() => asked, path).toBeGreaterThan(0);
      await drawn(page);
      fonts.resolve();
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      const shift = await page.evaluate(() => window.shift);
      expect(shift, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });

  test(`a page that comes in pieces moves next to nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    await using line = await startSlowLine();
    const html = await (await page.request.get("/?cut=1")).text();
    const first = html.indexOf('class="menu-width"');
    const shown = html.slice(first, html.indexOf("</section>", first));
    const cuts = Array.from(shown.matchAll(/<(?:a|nav|div|button|section)\b[^>]*>/g), ({ 0: tag, index }) =>
      Buffer.byteLength(html.slice(0, first + index + tag.length)),
    );
    expect(cuts.length).toBeGreaterThan(40);
    for (const cut of cuts) {
      await page.goto(`${line.url}/?cut=${cut}`, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      line.rest();
      await page.waitForLoadState();
      await drawn(page);
      const shift = await page.evaluate(() => window.shift);
      expect.soft(shift, html.slice(0, cut).slice(-100)).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} looks without its style sheet as it does with it`, { tag: "@failing-requests" }, async ({ page }) => {
      const looks = async () => {
        const found: string[][] = [];
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await page.evaluate(() => {
            // Fonts are requested at layout, which a busy machine may do after the load.
            document.body.getBoundingClientRect();
            return document.fonts.ready;
          });
          found.push(await look(page));
        }
        return found;
      };
      const whole = await looks();
      for (const elements of whole) expect(elements.length).toBeGreaterThan(60);
      await page.route("**/*.css", (route) => route.abort());
      const changed = (await looks()).flatMap((found, at) =>
        found.flatMap((look, index) =>
          look === whole[at]?.[index] ? [] : [{ with: whole[at]?.[index], without: look }],
        ),
      );
      expect(changed.slice(0, 3)).toEqual([]);
    });
  }
});
