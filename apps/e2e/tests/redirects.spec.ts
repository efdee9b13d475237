import { product } from "../product";
import { expect, test } from "./fixtures";
import { jobs, openPanel, panel } from "./panel";

type Redirect = { documentId: string; from: string; to: string };

const redirects = panel.collection<Redirect>("plugin::page-redirects.redirect");

const name = () => `old-${crypto.randomUUID().slice(0, 8)}`;

async function answerOf(path: string): Promise<[number, string | null]> {
  const answer = await fetch(product.SITE_URL + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}

async function forget(from: string): Promise<void> {
  for (const redirect of await redirects.list())
    if (redirect.from === from) await redirects.remove(redirect.documentId);
}

test("who comes to a job under its old name is led to the new one, until the job is gone", async ({ page }) => {
  const [before, after] = [`/careers/${name()}`, `/careers/${name()}`];
  const slugOf = (path: string) => path.slice("/careers/".length);
  const job = { title: "Renamed", details: "Full time", description: "a", requirements: "b" };
  const { documentId } = await jobs.publish({ ...job, slug: slugOf(before) });
  try {
    await expect.poll(() => answerOf(before)).toEqual([200, null]);
    await jobs.publish({ slug: slugOf(after) }, documentId);
    await expect.poll(() => answerOf(before)).toEqual([308, after]);
    await page.goto(before);
    await expect(page).toHaveURL(after);
    await expect(page.getByRole("heading", { level: 1, name: "Renamed" })).toBeVisible();

    await jobs.publish({ slug: slugOf(before) }, documentId);
    await expect.poll(() => answerOf(before)).toEqual([200, null]);
    await expect.poll(() => answerOf(after)).toEqual([308, before]);
  } finally {
    await jobs.remove(documentId);
  }
  await expect.poll(() => answerOf(after)).toEqual([307, "/careers"]);
});

test("an editor leads an address that nobody knows to a page, and not to nowhere", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const from = `/${name()}`;
  expect(await answerOf(from)).toEqual([307, "/"]);
  try {
    await openPanel(page, "/content-manager/collection-types/plugin::page-redirects.redirect/create");
    await page.getByRole("textbox", { name: "From" }).fill(from);
    await page.getByRole("textbox", { name: "To" }).fill("/nowhere");
    await page.getByRole("button", { name: "Save" }).click();
    const main = page.getByRole("main");
    await expect(
      main.getByText("There is no page at this address. Publish it first, or choose another."),
    ).toBeVisible();
    await page.getByRole("textbox", { name: "To" }).fill("/services#faq");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => answerOf(from)).toEqual([308, "/services#faq"]);
  } finally {
    await forget(from);
  }
  await expect.poll(() => answerOf(from)).toEqual([307, "/"]);
});

for (const path of [
  "/services/no-such-service",
  "/blog/00000000-0000-4000-8000-00000000abcd",
  "/blog/tags/no-such-tag-at-all",
  "/blog/authors/no-such-author",
]) {
  test(`a redirect from ${path} wins over what is said of unknown ones`, async () => {
    await redirects.draft({ from: path, to: "/contact", permanent: false });
    try {
      await expect.poll(() => answerOf(path)).toEqual([307, "/contact"]);
    } finally {
      await forget(path);
    }
    await expect.poll(async () => (await answerOf(path))[1]).not.toBe("/contact");
  });
}

test("links that were copied with a full stop, in brackets or in capitals lead to the page that they mean", async () => {
  const [service] = (await (await fetch(`${product.SITE_URL}/sitemap.xml`)).text()).match(/\/services\/[\w-]+/) ?? [];
  const [post] = (await (await fetch(`${product.SITE_URL}/blog`)).text()).match(/\/blog\/[0-9a-f-]{36}/) ?? [];
  const meant: [string, string | undefined][] = [
    ["/services.", "/services"],
    ["/Contact", "/contact"],
    ["/contact%20", "/contact"],
    ["/Admin-Login", "/admin-login"],
    [`${service}.`, service],
    [`${service}),`, service],
    [`${service?.toUpperCase()}`, service],
    [`${service}%E2%80%9D`, service],
    [`${post}).`, post],
    [`${post}%E2%80%9D`, post],
    ["/feed", "/blog/feed.xml"],
    ["/RSS", "/blog/feed.xml"],
    ["/rss.xml", "/blog/feed.xml"],
    ["/blog/feed", "/blog/feed.xml"],
    ["/blog/rss", "/blog/feed.xml"],
    ["/work/feed", "/work/feed.xml"],
    ["/careers/RSS", "/careers/feed.xml"],
  ];
  const answers = await Promise.all(meant.map(async ([from]) => [from, await answerOf(from)]));
  expect(answers).toEqual(meant.map(([from, to]) => [from, [308, to]]));
  expect(await answerOf("/services/no-such-service.")).toEqual([307, "/services"]);
  expect(await answerOf("/no-such-page.")).toEqual([307, "/"]);
});
