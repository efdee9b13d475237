import { type EntryType, entryAddress } from "@repo/contract/site/addresses";
import { describe, expect, it } from "vitest";
import { WRITERS } from "@/app/markdown/[...page]/markdown-at";
import { heading, list, paragraph, quote, writeMarkdown } from "@/lib/markdown";
import { markdownPages } from "../server/steps/markdown-pages.ts";
import { serveMiddleware } from "./middleware";

const POST = "/blog/8f0e3a52-1c2d-4e5f-9a6b-7c8d9e0f1a2b";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";

const isSectionPage = async (path: string) => ["/spring-offer", "/events/open-day"].includes(path);

describe("an address", () => {
  const asked = async (path: string, accept: string) => {
    const ask = await serveMiddleware([markdownPages(isSectionPage)], (response, { url }) => response.end(url));
    const answer = await ask(path, { headers: { accept } });
    return { text: await answer.text(), vary: answer.headers.get("vary") };
  };

  it.each([
    ["/services/web-development.md", BROWSER, "/markdown/services/web-development"],
    [`${POST}.md`, "*/*", `/markdown${POST}`],
    ["/services/web-development", "text/markdown", "/markdown/services/web-development"],
    [POST, "text/html;q=0.5, text/markdown", `/markdown${POST}`],
    ["/spring-offer.md", BROWSER, "/markdown/spring-offer"],
    ["/events/open-day", "text/markdown", "/markdown/events/open-day"],
  ])("%s is Markdown for %s", async (path, accept, page) => {
    expect((await asked(path, accept)).text).toBe(page);
  });

  it.each([
    [POST, BROWSER],
    [POST, "text/html, text/markdown;q=0.5"],
    [POST, "text/markdown;q=0"],
    ["/about", "text/markdown"],
    ["/about.md", "*/*"],
    ["/no-such-page.md", "*/*"],
    ["/blog/admin", "text/markdown"],
    ["/blog/feed.xml", "text/markdown"],
    ["/work/feed.xml", "text/markdown"],
    ["/careers/engineer.md", "*/*"],
  ])("%s is what it was for %s", async (path, accept) => {
    expect((await asked(path, accept)).text).toBe(path);
  });

  const { page: _, ...ofEntries } = WRITERS;
  it.each(Object.keys(ofEntries) as EntryType[])("of a %s is Markdown, because there is a writer", async (type) => {
    const entry = entryAddress(type, POST.slice("/blog/".length));
    expect((await asked(`${entry}.md`, "*/*")).text).toBe(`/markdown${entry}`);
  });

  it("tells caches that its answer depends on what is accepted, where it does", async () => {
    expect(await asked("/services/web-development", BROWSER)).toMatchObject({ vary: "Accept" });
    expect(await asked("/services/web-development.md", BROWSER)).toMatchObject({ vary: null });
    expect(await asked("/about", BROWSER)).toMatchObject({ vary: null });
  });
});

describe("a text of an editor", () => {
  it("is text, whatever it looks like in Markdown", () => {
    const text = writeMarkdown([
      heading(2, "# C# *and* <b>"),
      paragraph("1. [link](javascript:x) `code`"),
      quote("> a"),
    ]);
    expect(text).toBe("## # C# \\*and\\* \\<b>\n\n1\\. \\[link]\\(javascript:x) \\`code\\`\n\n> \\> a\n");
  });

  it("that is empty leaves nothing behind", () => {
    expect(writeMarkdown([heading(1, "Title"), paragraph(null), paragraph(""), list([])])).toBe("# Title\n");
  });

  it("is an item of a list, with its address and what is said about it", () => {
    expect(
      writeMarkdown([list([{ name: "One" }, { name: "Two", address: "https://example.com/2", note: "three" }])]),
    ).toBe("- One\n- [Two](https://example.com/2): three\n");
  });
});
