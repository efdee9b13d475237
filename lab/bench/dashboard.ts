import type { Page } from "@playwright/test";
import { ACCOUNTS, signInToDashboard } from "../product/dashboard.ts";
import type { Product } from "../product/product.ts";
import { withBrowser } from "./browser.ts";
import { openDatabase } from "./database.ts";
import { fill } from "./fill.ts";
import { measure, type Row, summary } from "./measure.ts";

const JOBS = 2_000;
const APPLICATIONS = 100_000;
const REQUESTS = 40;
const OPENINGS = 10;
const READ_MS = 500;

const requests = (job: string) => [
  "applications",
  `applications?page=${APPLICATIONS / 20}`,
  `applications?page=${APPLICATIONS / 10}`,
  "applications?sort=name",
  `applications?sort=-email&page=${APPLICATIONS / 10}`,
  "applications?sort=job_title",
  "applications?status=new",
  "applications?status=hired&sort=name",
  `applications?job=${job}`,
  "applications?from=2025-01-01&to=2025-06-30",
  "applications?q=priya",
  "applications?q=Zoya Yadav",
  "applications?q=nobody at all",
  "applications?q=a&sort=name",
  "applications?q=senior&status=offer",
  "applications?status=new&pageSize=20",
  "applications/bulk/ids",
  "applications/bulk/ids?q=priya&status=new",
  `jobs/${job}/numbers`,
  "jobs",
  `jobs?page=${JOBS / 10}&sort=title`,
  "jobs?q=payments",
  "jobs?q=nobody at all",
];

export async function measureDashboard({ site, settings }: Product): Promise<Row[]> {
  const database = await openDatabase(settings);
  await fill(database, JOBS, APPLICATIONS);
  await database.close();

  const cookie = (await signInToDashboard(site, "jobs")).jar.header();
  const get = (request: string) => fetch(`${site}/api/dashboard/${request}`, { headers: { cookie } });
  const { items } = await (await get("applications?pageSize=100")).json();
  const job = await (await get(`jobs?q=${encodeURIComponent(items[0].job_title)}`)).json();

  const { name } = database;
  const rows: Row[] = [];
  for (const request of requests(job.items[0].id)) {
    rows.push(await measure(`${name}: ${request}`, REQUESTS, 1, () => get(request)));
  }
  let opened = 0;
  const next = () => items[opened++ % items.length].id;
  rows.push(await measure(`${name}: an applicant's panel`, REQUESTS, 1, () => get(`applications/${next()}`)));
  rows.push(await measure(`${name}: applications.csv, all of it`, 3, 1, () => get("applications.csv")));
  rows.push(...(await measureScreens(name, site)));
  return rows;
}

async function measureScreens(name: string, site: string): Promise<Row[]> {
  const openings: number[] = [];
  const nexts: number[] = [];
  await withBrowser(async (browser) => {
    const signedIn = await browser.newContext({ baseURL: site });
    await signedIn.request.post("/api/auth/jobs/login", { data: ACCOUNTS.jobs });
    const storageState = await signedIn.storageState();
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const context = await browser.newContext({ baseURL: site, storageState });
      await context.addInitScript(() => localStorage.setItem("isAdmin", "true"));
      const page = await context.newPage();
      const begun = performance.now();
      await page.goto("/admin", { waitUntil: "commit" });
      await page.locator("#applicants tbody th button").first().waitFor();
      await page.locator("#jobs tbody td button").first().waitFor();
      openings.push(performance.now() - begun);
      if (opening === 0) nexts.push(...(await openOneAfterTheOther(page)));
      await context.close();
    }
  });
  return [
    summary(`${name}: /admin until both tables can be used`, openings),
    summary(`${name}: the next applicant, from the key to the panel`, nexts),
  ];
}

/** Measures in the page, to leave out the time in which a key reaches it. */
async function openOneAfterTheOther(page: Page): Promise<number[]> {
  await page.locator("#applicants tbody th button").first().click();
  await page.getByRole("dialog").getByRole("heading").first().waitFor();
  await page.waitForTimeout(READ_MS);
  const times: number[] = [];
  for (let opening = 0; opening < REQUESTS; opening += 1) {
    times.push(
      await page.evaluate(async () => {
        const shown = () => document.querySelector("dialog[open] h2, [role=dialog] h2")?.textContent;
        const before = shown();
        const begun = performance.now();
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "j", bubbles: true }));
        while (shown() === before) await new Promise(requestAnimationFrame);
        return performance.now() - begun;
      }),
    );
    await page.waitForTimeout(READ_MS);
  }
  return times;
}
