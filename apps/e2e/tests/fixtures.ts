import { appendFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { pdf } from "@repo/testing/pdf";
import { announced, product, SITE } from "../product";

type Fixtures = {
  /**
   * Fails the test when the page logs an error or a request fails, unless it has the tag `@failing-requests`. What the
   * product answers with 5xx fails the whole run, unless a test with the tag `@server-errors` runs meanwhile.
   */
  tidy: undefined;
  pdf: Buffer;
};

export const test = base.extend<Fixtures>({
  tidy: [
    async ({ page }, use, { tags }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on(
        "response",
        (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
      );
      const from = Date.now();
      await use(undefined);
      if (tags.includes("@server-errors")) await appendFile(announced, `${JSON.stringify([from, Date.now()])}\n`);
      if (!tags.includes("@failing-requests")) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  pdf: async ({}, use) => {
    await use(Buffer.from(await pdf(["Meera Sampleson, software engineer"])));
  },
});

export { expect };

/** Addresses of pages that existed before the tests. Pages of other tests may disappear at any time. */
export const seededPages: string[] = JSON.parse(process.env.SEEDED_PAGES ?? "[]");

/** Checks WCAG 2.2 A and AA, once everything is revealed, and transitions and animations that have an end are over. */
export async function expectAccessible(page: Page): Promise<void> {
  // Tables are paler while they are read again.
  await expect(page.locator("[data-busy]")).toHaveCount(0);
  await page.evaluate(() => {
    // The observer of reveal.tsx may begin later, and its transition would run during the check.
    for (const hidden of document.querySelectorAll<HTMLElement>(".reveal")) hidden.dataset.seen = "";
    const running = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const ends = timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      return playState === "running" && ends;
    });
    return Promise.allSettled(running.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Leaving out the nodes that pass takes a sixth of the time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
}

/** Clicks a second time before an answer to the first click can arrive. */
export async function clickTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    setTimeout(() => element.click());
  });
}

/** Works like a browser's font size setting. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Sets the spacing of letters, words, lines and paragraphs that WCAG 1.4.12 names, or takes it away. */
export async function spaceTexts(page: Page, isMore: boolean): Promise<void> {
  await page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isMore);
}

/** Finds texts that leave an element which hides what leaves it. Excerpts of a number of lines are meant to be cut. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".sr-only");
    const isExcerpt = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).webkitLineClamp !== "none" || isExcerpt(element.parentElement));
    const range = document.createRange();
    return Array.from(document.querySelectorAll("body *")).flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (![overflowX, overflowY].some((each) => /hidden|clip/.test(each)) || !isShown(element)) return [];
      const { left, right, bottom } = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const leaves = text.bottom > bottom + 3 || text.right > right + 3 || text.left < left - 3;
        const isMeant = !isShown(node.parentElement) || isExcerpt(node.parentElement);
        if (text.width > 1 && leaves && !isMeant) cut.push(node.textContent ?? "");
      }
      return cut;
    });
  });
}

export async function expectUncovered(thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 1 });
  const uncovered = () =>
    thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(uncovered).toBe(true);
}

export async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("refused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const refused: (what: string) => void = Reflect.get(window, "refused");
    document.addEventListener("securitypolicyviolation", ({ documentURI, effectiveDirective, blockedURI, sample }) =>
      refused(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}

export type Mail = {
  to: { address: string }[];
  subject: string;
  text: string;
  html: string;
  replyTo?: { address: string }[];
};

/** Connects anew for each request: maildev closes a connection that was idle for 5 s, which a busy machine notices late. */
export const fromCatcher = (path: string) =>
  fetch(`http://localhost:${product.MAILDEV_WEB_PORT}${path}`, { headers: { connection: "close" } });

/** Reads from maildev, which `npm start` runs, or Mailpit, which docker-compose.yml runs. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fromCatcher("/email");
  const mails = response.ok ? ((await response.json()) as Mail[]) : await mailsOfMailpit(address);
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

type MailpitMessage = {
  To: { Address: string }[];
  ReplyTo?: { Address: string }[];
  Subject: string;
  Text: string;
  HTML: string;
};

async function mailsOfMailpit(address: string): Promise<Mail[]> {
  const read = async (path: string) => (await fromCatcher(`/api/v1/${path}`)).json();
  const found = await read(`search?limit=200&query=${encodeURIComponent(`to:"${address}"`)}`);
  const messages: MailpitMessage[] = await Promise.all(
    found.messages.map(({ ID }: { ID: string }) => read(`message/${ID}`)),
  );
  const addresses = (list: { Address: string }[]) => list.map(({ Address }) => ({ address: Address }));
  return messages.map(({ To, ReplyTo, Subject, Text, HTML }) => ({
    to: addresses(To),
    replyTo: addresses(ReplyTo ?? []),
    subject: Subject,
    text: Text,
    html: HTML,
  }));
}

export type Role = "jobs-admin" | "blog-admin";

const accounts = {
  "jobs-admin": { door: "jobs", email: product.JOBS_ADMIN_EMAIL, password: product.JOBS_ADMIN_PASSWORD },
  "blog-admin": { door: "blog", email: product.BLOG_ADMIN_EMAIL, password: product.BLOG_ADMIN_PASSWORD },
};

/** Bypasses the sign-in page. A browser also gets the flag that the dashboards check. */
export async function signInAs(visitor: Page | APIRequestContext, role: Role): Promise<void> {
  const { door, ...data } = accounts[role];
  const request = "request" in visitor ? visitor.request : visitor;
  expect((await request.post(`/api/auth/${door}/login`, { data })).status()).toBe(200);
  if (!("request" in visitor)) return;
  await visitor.addInitScript((signedInRole) => {
    // A frame without an origin has no storage.
    if (self.origin === "null") return;
    if (signedInRole === "jobs-admin") localStorage.setItem("isAdmin", "true");
    else sessionStorage.setItem("blogAdminAuth", "true");
  }, role);
}

/** Shorter than the five minutes for which a token is valid. */
const TOKEN_MS = 4 * 60_000;
const tokens = new Map<Role, { token: string; since: number }>();

async function readAs(role: Role, path: string): Promise<Response> {
  let known = tokens.get(role);
  if (!known || Date.now() - known.since > TOKEN_MS) {
    const { email, password } = accounts[role];
    const signedIn = await fetch(`${product.CMS_URL}/api/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-address": "e2e", ...SITE },
      body: JSON.stringify({ email, password, role }),
    });
    const { access } = (await signedIn.json()) as { access: { token: string } };
    known = { token: access.token, since: Date.now() };
    tokens.set(role, known);
  }
  return fetch(product.CMS_URL + path, { headers: { authorization: `Bearer ${known.token}`, ...SITE } });
}

export const readAsJobsAdmin = (path: string) => readAs("jobs-admin", path);
export const readAsBlogAdmin = (path: string) => readAs("blog-admin", path);
