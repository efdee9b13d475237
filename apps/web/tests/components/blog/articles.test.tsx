import { addressOf } from "@repo/contract/site/addresses";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ShareLinks } from "@/app/(site)/blog/[id]/share-links";
import { PostGrid } from "@/components/blog/post-grid";
import { expectAccessible, expectTexts, linesOf } from "../kit/dashboard";
import { endWaits } from "../kit/waits";

const cards = page.getByRole("article");

test("a card has an article's day, title, three lines, three tags, and a way in", async () => {
  const id = crypto.randomUUID();
  const excerpt = "A sentence that goes on for a while. ".repeat(10).trim();
  const tags = ["Cats", "Counting", "Patience", "Hidden"];
  const post = { id, title: "Nine lives", excerpt, tags, createdAt: "2026-11-20T20:00:00Z" };
  const author = { slug: "ada-brass", name: "Ada Brass" };
  await render(<PostGrid posts={[post, { ...post, id: "another", author }]} heading="h2" />);
  const card = cards.first();
  await expect.element(card.getByRole("heading", { level: 2 })).toMatchTextContent("Nine lives");
  // It is already the next day in India.
  await expect.element(card.getByText("November 21, 2026")).toBeVisible();
  await expect.element(card.getByText("5 min read")).toBeVisible();
  await expect.element(cards.nth(1).getByText("Ada Brass")).toBeVisible();
  await expectTexts(card.getByRole("listitem"), tags.slice(0, 3));
  const text = card.getByText(/^A sentence that goes on/);
  await expect.poll(() => linesOf(text.element())).toBe(3);
  await expect
    .element(card.getByRole("link", { name: "Read More" }))
    .toHaveAttribute("href", addressOf("blog-post", { documentId: id }));
});

test("a cover is shown as it is drawn, twice as wide as high, and no line of facts ends with a dot", async () => {
  const post = { title: "Lamps", excerpt: "Oil.", tags: [], createdAt: "2026-11-20T20:00:00Z" };
  const cover = { url: "/uploads/cover.webp", alternativeText: "A lamp", width: 1440, height: 720, focalPoint: null };
  const author = { slug: "ada", name: "Ada Adelina Brass of the Lighthouse" };
  const posts = Array.from({ length: 5 }, (_, number) => ({ ...post, id: String(number), cover, author }));
  for (const [width, count] of [
    [1280, 5],
    [1280, 4],
    [768, 5],
    [360, 2],
  ] as const) {
    await page.viewport(width, 800);
    const { unmount } = await render(<PostGrid posts={posts.slice(0, count)} heading="h2" />);
    for (const picture of page.getByRole("img", { name: "A lamp" }).elements()) {
      const { width, height } = picture.getBoundingClientRect();
      expect(width / height).toBeCloseTo(2, 1);
    }
    expect(
      cards.first().getByText("Ada Adelina Brass of the Lighthouse").element().parentElement?.textContent,
    ).not.toContain("·");
    await unmount();
  }
});

test("six accents follow each other, and after the sixth comes the first", async () => {
  const post = { title: "Colour", excerpt: "Paint.", tags: [], createdAt: "2026-11-20T20:00:00Z" };
  const posts = Array.from({ length: 7 }, (_, number) => ({ ...post, id: String(number) }));
  await render(<PostGrid posts={posts} heading="h2" />);
  const gradients = cards.elements().map((card) => getComputedStyle(card.children[0] as Element).backgroundImage);
  expect(new Set(gradients.slice(0, 6)).size).toBe(6);
  expect(gradients.every((gradient) => gradient.startsWith("linear-gradient"))).toBe(true);
  expect(gradients[6]).toBe(gradients[0]);
});

test("an article is shared by mail, on LinkedIn and as a link", async () => {
  const address = "https://site.test/blog/1";
  await render(<ShareLinks title="Worth & sharing" url={address} />);
  const share = page.getByRole("list", { name: "Share this article" });
  await expect
    .element(share.getByRole("link", { name: "Share by e-mail" }))
    .toHaveAttribute("href", `mailto:?subject=Worth%20%26%20sharing&body=${encodeURIComponent(address)}`);
  await expect
    .element(share.getByRole("link", { name: /LinkedIn/ }))
    .toHaveAttribute("href", `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`);
  await expectAccessible();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect.element(share.getByRole("status")).toMatchTextContent("Link copied");
  expect(copied).toHaveBeenCalledWith(address);
  const said = await share.getByRole("status").findElement();
  await endWaits(3_000, () => said.textContent === "");
});
