import type { Page } from "@playwright/test";
import {
  attachResume,
  eraseApplications,
  fillInApplication,
  openApplicationForm,
  sendApplication,
} from "./application-form";
import { expect, signInAs } from "./fixtures";
import { hydrated } from "./hydration";
import { test } from "./recruiting";

/** Removes what Safari 16.4 or Firefox 115 lacks from a page or a worker. */
function takeAway() {
  const gone: [object | undefined, string[]][] = [
    [AbortSignal, ["any"]],
    [Array, ["fromAsync"]],
    [self.Element?.prototype, ["checkVisibility"]],
    [self.Document?.prototype, ["startViewTransition"]],
    [self.HTMLElement?.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [Intl, ["DurationFormat", "Segmenter"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [ReadableStream.prototype, ["values"]],
    [RegExp, ["escape"]],
    [Set.prototype, ["difference", "intersection", "isSubsetOf", "isSupersetOf", "symmetricDifference", "union"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Uint8Array, ["fromBase64", "fromHex"]],
    [URL, ["canParse", "parse"]],
    [self, ["Iterator", "navigation", "requestIdleCallback", "scheduler"]],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["drop", "filter", "find", "map", "take", "toArray"]],
  ];
  for (const [owner, names] of gone) for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}

/** Makes the browser drop style rules with `:has()`, as Firefox 115 does. */
function dropHas(page: Page) {
  return page.route(/\/(\?.*)?$|\.css/, async (route) => {
    const response = await route.fetch();
    // The policy has the hash of the style that it allows.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(":has(", ":unknown(") });
  });
}

function startWorkersWith(code: string) {
  const Worker = self.Worker;
  self.Worker = function start(address: string) {
    return new Worker(URL.createObjectURL(new Blob([`${code}; importScripts("${address}")`])));
  } as unknown as typeof Worker;
}

test.beforeEach(async ({ page }) => {
  const code = `(${takeAway})()`;
  await page.addInitScript({ content: code });
  await page.addInitScript(startWorkersWith, code);
});

test("an older browser shows the site and sends an application", { tag: "@nightly" }, async ({ page, pdf }) => {
  const email = `meera.${crypto.randomUUID()}@example.com`;
  await dropHas(page);
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await hydrated(page);
  await page.getByRole("tab", { name: "Database" }).click();
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Database");
  await page.goto("/search");
  await page.getByRole("main").getByRole("combobox").fill("cloud");
  await expect(page.getByRole("option").first()).toBeVisible();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page, email);
  await attachResume(page, pdf);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: /^Thanks for applying!/ })).toBeVisible();
  await eraseApplications([email]);
});

test("an older browser shows both dashboards, and a résumé", { tag: "@nightly" }, async ({ page, desk, pdf }) => {
  const name = `Ada ${desk.mark}`;
  const email = `ada.${desk.mark}@example.com`;
  await sendApplication(new File([new Uint8Array(pdf)], "cv.pdf"), { job: desk.job.id, name, email });
  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?job=${desk.job.id}&job-q=${encodeURIComponent(desk.job.title)}`);
  await expect(page.getByRole("button", { name: `Edit ${desk.job.title}` })).toBeVisible();
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("dialog", { name }).getByText("1 page", { exact: true })).toBeVisible();
  await eraseApplications([email]);

  await page.goto("about:blank");
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
});
