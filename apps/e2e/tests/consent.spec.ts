import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { panel } from "./panel";

const ID = "G-TEST12345";
const SETTING = "/content-manager/single-types/api::site-setting.site-setting";
const SERVICE = "/services/cloud-solutions";
const VIEW = { event_category: "Services", event_label: "Cloud Solutions", slug: "cloud-solutions" };

const notice = (page: Page) => page.getByRole("region", { name: "Cookies and Analytics" });
const button = (page: Page, name: string) => notice(page).getByRole("button", { name, exact: true });
const settings = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });
const tags = (page: Page) => page.locator("script[src*=googletagmanager]");

async function tagHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/[^/]*google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

/** Returns the data layer's entries. The tag's commands, which are `arguments` objects, become lists. */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry)));

declare global {
  interface Window {
    dataLayer?: object[];
  }
  /** The first hook defines this in every page. */
  function isArguments(entry: object): entry is unknown[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { isArguments: (entry: object) => String(entry) === "[object Arguments]" });
  });
});

// One setting applies to the whole site, and so to all tests of this file.
test.describe.configure({ mode: "default" });

test("while the site has no tag, nobody is asked and nothing is loaded", async ({ page }) => {
  const asked = await tagHost(page);
  await page.goto(SERVICE);
  await page.locator("main [href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await expect(notice(page)).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => ["gtag" in window, "dataLayer" in window])).toEqual([false, false]);
  expect((await page.request.get(SERVICE)).headers()["content-security-policy"]).not.toContain("google");
});

test.describe("when an editor has set a tag", () => {
  let before: string | null = null;

  async function publishId(analyticsId: string | null): Promise<void> {
    await panel.get("POST", `${SETTING}/actions/publish`, { analyticsId });
    const shown = async (path: string) => (await (await fetch(product.SITE_URL + path)).text()).includes("data-tag=");
    for (const path of ["/", SERVICE, "/contact", "/terms-and-conditions"]) {
      await expect.poll(() => shown(path)).toBe(analyticsId !== null);
    }
  }

  test.beforeAll(async () => {
    const { data } = await panel.get<{ data: { analyticsId: string | null } }>("GET", SETTING);
    before = data.analyticsId;
    await publishId(ID);
  });
  test.afterAll(() => publishId(before));

  test("nothing is loaded and no event is sent before a choice", async ({ page }) => {
    const asked = await tagHost(page);
    const calls: unknown[] = [];
    await page.exposeFunction("called", (...call: unknown[]) => calls.push(call));
    await page.addInitScript(() => {
      Object.assign(window, { dataLayer: [], gtag: Reflect.get(window, "called") });
    });
    await page.goto(SERVICE);
    await expect(notice(page)).toBeVisible();
    await page.locator("main [href='/contact']").first().click();
    await expect(page).toHaveURL("/contact");
    await expect(notice(page)).toBeVisible();
    expect(await told(page)).toEqual([]);
    expect(calls).toEqual([]);
    expect(asked).toEqual([]);
  });

  test("accepting loads the tag, once, with shortened addresses; nobody is asked again", { tag: "@journey" }, async ({
    page,
  }) => {
    const asked = await tagHost(page);
    await page.goto("/contact");
    await button(page, "Accept").click();
    await expect(notice(page)).toBeHidden();
    await expect(tags(page)).toHaveCount(1);
    await expect(tags(page)).toHaveAttribute("src", `https://www.googletagmanager.com/gtag/js?id=${ID}`);
    await expect
      .poll(() => told(page))
      .toEqual([
        ["js", expect.any(Date)],
        ["config", ID, { anonymize_ip: true }],
      ]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Explore Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(tags(page)).toHaveCount(1);
    await expect.poll(() => asked.length).toBe(1);

    await page.goto(SERVICE);
    await expect(tags(page)).toHaveCount(1);
    await expect.poll(() => told(page)).toContainEqual(["event", "view_service", VIEW]);
    await expect.poll(() => told(page)).toContainEqual({ event: "view_service", ...VIEW });
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(2);
  });

  test("a dashboard never shares a document with the tag, on the way there and back", async ({ page }) => {
    const asked = await tagHost(page);
    await signInAs(page, "blog-admin");
    await page.goto("/");
    await button(page, "Accept").click();
    await expect(tags(page)).toHaveCount(1);
    await page.getByRole("complementary", { name: "Signed in" }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" })).toBeVisible();
    await expect(tags(page)).toHaveCount(0);
    expect(await page.evaluate(() => "gtag" in window)).toBe(false);
    await expect.poll(() => asked.length).toBe(1);

    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(tags(page)).toHaveCount(1);
    await expect.poll(() => asked.length).toBe(2);
    expect((await page.request.get("/admin-login")).headers()["content-security-policy"]).not.toContain("google");
  });

  test("declining loads nothing, now and later, and nobody is asked again", async ({ page }) => {
    const asked = await tagHost(page);
    await page.goto("/");
    await button(page, "Decline").click();
    await expect(notice(page)).toBeHidden();
    for (const path of [SERVICE, "/contact"]) {
      await page.goto(path);
      await expect(notice(page)).toHaveCount(0);
      // Once the footer can open it, the page is ready to ask for consent.
      await settings(page).click();
      await expect(notice(page)).toBeVisible();
      await expect(tags(page)).toHaveCount(0);
      expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  test("a click on the footer's button from before the notice's script opens it once that is there", async ({
    page,
  }) => {
    await page.goto("/");
    await button(page, "Decline").click();
    const script = { release: () => {}, asked: () => {} };
    const released = new Promise<void>((resolve) => (script.release = resolve));
    const asked = new Promise<void>((resolve) => (script.asked = resolve));
    await page.route("**/*.js", async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('"data-tag":')) {
        script.asked();
        await released;
      }
      await route.fulfill({ response: answer });
    });
    await page.goto("/contact", { waitUntil: "commit" });
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
    await settings(page).click();
    await expect(notice(page)).toHaveCount(0);
    script.release();
    await expect(notice(page)).toBeFocused();
  });

  test("the consent notice is shown again when the stored choice is of an older version", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("analytics-consent", "accepted 0"));
    const asked = await tagHost(page);
    await page.goto("/");
    await expect(notice(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("the keyboard reaches the notice first, and the footer opens it again to change one's mind", async ({
    page,
  }) => {
    const asked = await tagHost(page);
    await page.goto(SERVICE);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    const policy = notice(page).getByRole("link", { name: "Privacy Policy" });
    await expect(policy).toBeFocused();
    await expect(policy).toHaveAttribute("href", "/privacy-policy");
    await page.keyboard.press("Tab");
    await expect(button(page, "Accept")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, "Decline")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notice(page)).toBeHidden();

    await settings(page).press("Enter");
    await expect(notice(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(settings(page)).toBeFocused();
    await expect(tags(page)).toHaveCount(1);
    await expect.poll(() => asked.length).toBe(1);

    await page.context().addCookies([{ name: "_ga_TEST", value: "1", url: product.SITE_URL }]);
    await settings(page).press("Enter");
    await button(page, "Decline").press("Enter");
    await expect(settings(page)).toBeFocused();
    expect(await page.evaluate(() => document.cookie)).not.toContain("_ga");
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), ID)).toBe(true);
    const count = (await told(page)).length;
    await page.locator("main [href='/contact']").first().click();
    await expect(page).toHaveURL("/contact");
    expect(await told(page)).toHaveLength(count);
  });

  test("the notice leaves half of a low screen, and its buttons are reached", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/contact");
    await expect(notice(page)).toBeVisible();
    // While it moves in, its bounding box may be 128.000008 px high.
    expect(await notice(page).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBeLessThanOrEqual(128);
    await button(page, "Decline").click();
    await expect(notice(page)).toBeHidden();
  });

  for (const width of [360, 1280]) {
    test(`the notice is accessible, moves nothing and prefers no answer at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.getElementById("consent-notice")) return;
          performance.mark("notice");
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto("/contact");
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await expect(notice(page)).not.toHaveAttribute("aria-modal");
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const look = (name: string) =>
        button(page, name).evaluate((element) => {
          const { color, backgroundColor, fontWeight } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          return { color, backgroundColor, fontWeight, width, height };
        });
      expect(await look("Accept")).toEqual(await look("Decline"));

      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const [shown] = performance.getEntriesByName("notice");
            if (!shown) throw new Error("The notice has not been marked.");
            let sum = 0;
            const add = (list: PerformanceObserverEntryList) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
              for (const { startTime, value } of shifts) if (startTime >= shown.startTime) sum += value;
            };
            new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
            // Buffered entries reach the first observer before this mark reaches the second.
            performance.mark("observed");
            new PerformanceObserver(() => resolve(sum)).observe({ type: "mark", buffered: true });
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);

      const last = page.getByRole("contentinfo").getByRole("link").last();
      await last.focus();
      const [link, region] = await Promise.all([last.boundingBox(), notice(page).boundingBox()]);
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(region?.y ?? 0);
    });
  }

  test("an id that can't be one is refused by the CMS", async () => {
    const answer = await panel.ask("POST", `${SETTING}/actions/publish`, { analyticsId: '"><script>' });
    expect(answer.status).toBe(400);
  });
});
