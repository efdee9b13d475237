/** Responsiveness of loaded pages: navigation to the next page, and interactions. */
import type { Browser, Page } from "@playwright/test";
import { slowDown } from "./browser.ts";
import { openDatabase } from "./database.ts";
import { fill } from "./fill.ts";
import { summary } from "./measure.ts";
import { jobsAccount, type Product } from "./product.ts";

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const SLOWER = 4;
const CLICKS = 50;
const ROUNDS = 5;
const SETTLE_MS = 500;
const ROWS = 100;

export async function measureClicks(browser: Browser, site: string) {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await page.goto(site, { waitUntil: "networkidle" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const count = await links.count();
  const times: number[] = [];
  for (let click = 0; click < count + CLICKS; click += 1) {
    const shown = await page.evaluateHandle(untilNextPage);
    await links.nth((click + 1) % count).click();
    const time = await shown.evaluate(({ promise }) => promise);
    if (click >= count) times.push(time);
    await page.waitForLoadState("networkidle");
  }
  await page.context().close();
  return summary("a click on a link, to the next page", times);
}

/** Runs in the page, before the click. The object wrapper keeps Playwright from awaiting the promise. */
function untilNextPage(): { promise: Promise<number> } {
  const heading = () => document.querySelector("main h1")?.textContent;
  const [before, { href }] = [heading(), location];
  const promise = new Promise<number>((resolve) => {
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (location.href === href || !heading() || heading() === before) return requestAnimationFrame(look);
          // The frame with the page is drawn before the next task.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  return { promise };
}

/** Tasks of more than 50 ms after a page has loaded, on a processor slowed down four times. */
export async function measureLongTasks(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(address, { waitUntil: "networkidle" });
  const tasks = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "longtask", buffered: true });
      setTimeout(() => resolve([]), 500);
    });
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventEnd ?? 0;
    return entries.map(({ startTime, duration }) => ({ duration, afterLoad: startTime >= loaded }));
  });
  await context.close();
  const longest = (some: typeof tasks) => Math.round(Math.max(0, ...some.map(({ duration }) => duration)));
  const after = tasks.filter(({ afterLoad }) => afterLoad);
  return { "while loading": longest(tasks), "after loading": longest(after), tasks: after.length };
}

type Interaction = { what: string; path: string; do: (page: Page) => Promise<unknown>; on?: object };

const INTERACTIONS: Interaction[] = [
  {
    what: "menu",
    path: "/",
    do: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Close menu" }).click();
    },
  },
  {
    what: "tabs",
    path: "/",
    do: async (page) => {
      for (const index of [1, 2, 3, 0]) await page.getByRole("tab").nth(index).click();
    },
  },
  {
    what: "accordion",
    path: "/",
    do: async (page) => {
      const questions = page.getByRole("region", { name: "Frequently Asked Questions" }).getByRole("button");
      for (const index of [1, 2, 0]) await questions.nth(index).click();
    },
  },
  {
    what: "carousel",
    path: "/",
    do: async (page) => {
      for (let slide = 0; slide < 4; slide += 1) {
        await page.getByRole("button", { name: "Next slide", exact: true }).first().click();
      }
    },
  },
  {
    what: "a job's modal",
    path: "/careers",
    do: async (page) => {
      await page.locator('main a[href^="/careers/"]').first().click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  },
  {
    what: "typing into a form",
    path: "/contact",
    do: (page) => page.locator("main form textarea").pressSequentially("A letter at a time.", { delay: 30 }),
  },
];

export async function measureInteractions(browser: Browser, product: Product) {
  const rows: { what: string; ms: number }[] = [];
  for (const { what, path, do: act } of INTERACTIONS) {
    const context = await browser.newContext(PHONE);
    rows.push({ what, ms: await longestInteraction(await context.newPage(), product.site + path, act) });
    await context.close();
  }
  return [...rows, ...(await measureFilters(browser, product))];
}

async function measureFilters(browser: Browser, { site, dataDir }: Product) {
  const database = await openDatabase({ dataDir });
  await fill(database, ROWS / 10, ROWS);
  await database.close();
  const context = await browser.newContext({ ...DESKTOP, baseURL: site });
  await context.request.post("/api/auth/jobs/login", { data: jobsAccount });
  await context.addInitScript(() => localStorage.setItem("isAdmin", "true"));
  const page = await context.newPage();
  await page.route("**/api/dashboard/applications?*", (route) =>
    route.continue({ url: `${route.request().url()}&pageSize=${ROWS}` }),
  );
  const applicants = page.getByRole("region", { name: "Job Applicants" });
  const filters: [string, (page: Page) => Promise<unknown>][] = [
    ["searching 100 applicants", () => applicants.getByRole("searchbox").pressSequentially("priya", { delay: 30 })],
    [
      "filtering 100 applicants",
      async () => {
        for (const key of ["ArrowDown", "ArrowDown", "Home"]) {
          await applicants.getByRole("combobox", { name: "Status", exact: true }).press(key);
          await page.waitForTimeout(SETTLE_MS);
        }
      },
    ],
  ];
  const rows: { what: string; ms: number }[] = [];
  for (const [what, act] of filters) rows.push({ what, ms: await longestInteraction(page, `${site}/admin`, act) });
  await context.close();
  return rows;
}

async function longestInteraction(page: Page, address: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address, { waitUntil: "networkidle" });
    await slowDown(page, SLOWER);
    await page.evaluate(() => {
      const interactions: number[] = [];
      Object.assign(window, { interactions });
      type Event = PerformanceEntry & { interactionId: number };
      new PerformanceObserver((list) => {
        const ours = (list.getEntries() as Event[]).filter(({ interactionId }) => interactionId > 0);
        interactions.push(...ours.map(({ duration }) => duration));
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    longest.push(await page.evaluate(() => Math.max(0, ...Reflect.get(window, "interactions"))));
    await slowDown(page, 1);
  }
  return Math.max(...longest);
}
