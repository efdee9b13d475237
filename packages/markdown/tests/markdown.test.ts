import { describe, expect, it } from "vitest";
import { deadLinks, firstParagraph, fragmentsOf, plainText, renderMarkdown, reserveAnchors } from "../src/markdown";
import { withMediaPaths } from "../src/media-paths";
import { pictureNames } from "../src/pictures";
import { openingText, summaryText } from "../src/post-text";
import { html } from "./html";

describe("an article in Markdown", () => {
  it.each([
    ["**bold**, *slanted* and ~~gone~~", '<p dir="auto"><strong>bold</strong>, <em>slanted</em> and <s>gone</s></p>'],
    ["> Said\n> someone", '<blockquote>\n<p dir="auto">Said\nsomeone</p>\n</blockquote>'],
    ["1. one\n2. two", '<ol>\n<li dir="auto">one</li>\n<li dir="auto">two</li>\n</ol>'],
    ["---", "<hr>"],
    ["Of oil, 1.5 l\nand gas\n", '<p dir="auto">Of oil, 1.5 l</p>\n<p dir="auto">and gas</p>'],
    ["3 * 4 of C#\n2026. snake_case [1]", '<p dir="auto">3 * 4 of C#</p>\n<p dir="auto">2026. snake_case [1]</p>'],
    ["Of oil\\*\nand gas", '<p dir="auto">Of oil*\nand gas</p>'],
    ["Of oil\nand gas\n\nOf coal", '<p dir="auto">Of oil\nand gas</p>\n<p dir="auto">Of coal</p>'],
    ["Of *oil*\nand gas", '<p dir="auto">Of <em>oil</em>\nand gas</p>'],
  ])("reads %j", (text, expected) => {
    expect(html(text)).toBe(`${expected}\n`);
  });

  it.each([
    ["# a\n## b\n# c", ["h2", "h3", "h2"]],
    ["### a\n##### b\n### c", ["h2", "h3", "h2"]],
    ["### a\n## b\n###### c", ["h2", "h2", "h3"]],
    ["a\n=\n\nb\n-", ["h2", "h3"]],
    ["# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6", ["h2", "h3", "h4", "h5", "h6", "h6"]],
  ])("puts the headings of %j below the title, in order and without gaps", (text, levels) => {
    expect([...html(text).matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels);
  });

  it("puts its headings below one of any level", () => {
    const levelsBelow = (topHeading: number) => {
      const found = renderMarkdown("# a\n### b\n# c", { picture: () => undefined, address: String, topHeading });
      return [...found.matchAll(/<(h\d)/g)].map(([, level]) => level);
    };
    expect(levelsBelow(2)).toEqual(["h2", "h3", "h2"]);
    expect(levelsBelow(3)).toEqual(["h3", "h4", "h3"]);
  });

  it("colours code of the languages it knows, and shows the rest as it is", () => {
    expect(html("```ts\nconst a = `<b>`;\n```")).toContain('<span class="hljs-keyword">const</span>');
    for (const language of ["", "nothing", "x".repeat(250)]) {
      expect(html(`\`\`\`${language}\n<b> & "c"\n\`\`\``)).toContain("<code>&lt;b&gt; &amp; &quot;c&quot;\n</code>");
    }
    expect(html(`\`\`\`js\n${"a".repeat(201)}\n\`\`\``)).not.toContain("language-");
    const long = "```js\nlet a\n```\n\n".repeat(10_000);
    expect(html(long).match(/hljs-keyword/g)?.length).toBe(20_000 / "let a\n".length - (20_000 % 6) / 6);
  });

  it("links to the web, to mail addresses and within the site", () => {
    expect(html("[a](https://example.org/x?y=1&z=2)")).toContain(
      '<a href="https://example.org/x?y=1&amp;z=2" rel="external noopener">a</a>',
    );
    expect(html("[a](mailto:a@example.org)")).toContain('<a href="mailto:a@example.org">a</a>');
    expect(html('[a](/services "Ours")')).toContain('<a href="https://site.test/services" title="Ours">a</a>');
    expect(html("See https://example.org.")).toContain('<a href="https://example.org" rel="external noopener">');
  });

  it("leads to its own headings, however the words of the address are joined", () => {
    expect(
      html("[Prices](#prices) [Terms](#Terms--%26-more)\n\n## Prices\n## *Terms* & more\n## Prices\n## हिन्दी"),
    ).toBe(
      `<p dir="auto"><a href="https://site.test#prices">Prices</a> <a href="https://site.test#terms-more">Terms</a></p>
<h2 dir="auto" id="prices">Prices</h2>
<h2 dir="auto" id="terms-more"><em>Terms</em> &amp; more</h2>
<h2 dir="auto" id="prices-2">Prices</h2>
<h2 dir="auto" id="हिन्दी">हिन्दी</h2>
`,
    );
  });

  it("takes no anchor that the page has already", () => {
    const anchors = new Set(["prices"]);
    const made = renderMarkdown("# Prices\n# Main", {
      picture: () => undefined,
      address: String,
      takenAnchors: anchors,
    });
    expect([...made.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["prices-2", "main"]);
    reserveAnchors("# Prices\n# Hours", anchors);
    expect([...anchors]).toEqual(["prices", "prices-2", "hours"]);
    expect(html("# Main")).toContain('id="main-2"');
  });

  it.each([
    ["[Call](tel:+919876543210)", "tel:+919876543210"],
    ["[Call](<tel:+44 (0)20 7946 0000>)", "tel:+442079460000"],
    ["[Call](tel:+44(0)20-7946-0000)", "tel:+442079460000"],
    ["[Call](tel:+15550100199;ext=12)", "tel:+15550100199;ext=12"],
  ])("calls a number: %s", (text, href) => expect(html(text)).toBe(`<p dir="auto"><a href="${href}">Call</a></p>\n`));

  it.each([
    ["[Call](<tel:+91 98765 43210 / +91 98765 43211>)", "Call"],
    ["[our *prices*](prices and terms.html) now", "our <em>prices</em> now"],
    ["[a](ftp://example.org) [b](javascript:alert(1))", "a b"],
    ["![A lamp](C:\\pictures\\lamp.png)", "A lamp"],
    ["[our terms][terms] and [prices][]", "our terms and prices"],
    ["[sic], [1], [1][2] and row[i][j] stay", "[sic], [1], [1][2] and row[i][j] stay"],
  ])("shows of a link that leads nowhere its text: %s", (text, expected) => {
    expect(html(text)).toBe(`<p dir="auto">${expected}</p>\n`);
  });

  it("has lists of tasks", () => {
    expect(html("- [ ] Plan\n- [x] Build\n- [X]\tShip\n- [x](/a)")).toBe(
      `<ul>\n<li dir="auto">☐ Plan</li>\n<li dir="auto">☑ Build</li>\n<li dir="auto">☑\tShip</li>
<li dir="auto"><a href="https://site.test/a">x</a></li>\n</ul>\n`,
    );
    expect(plainText("1. [x] Build")).toBe("☑ Build");
  });

  it("has footnotes, which stay where they are written", () => {
    expect(html("Oil[^1] and gas[^Gas].\n\n[^1]: Of *whales*,\nonce.\n[^Gas]: Of coal[^2]")).toBe(
      `<p dir="auto">Oil<a href="https://site.test#note-1"><sup>1</sup></a> and gas<a href="https://site.test#note-gas"><sup>Gas</sup></a>.</p>
<p id="note-1" dir="auto"><sup>1</sup> Of <em>whales</em>,
once.</p>
<p id="note-gas" dir="auto"><sup>Gas</sup> Of coal<sup>2</sup></p>
`,
    );
    expect(plainText("Oil[^1].\n\n[^1]: Of whales")).toBe("Oil.\nOf whales");
  });

  it("tells what leads nowhere, and where it leads on the page", () => {
    const text = "[a](b c) ![d](e f) [g](/h) x[^1] y[^2] `[a](z z)`\n\n[^1]: [i](#J-k) [l](tel:1-800-LAMPS)";
    expect(deadLinks(text)).toEqual(["[a](b c)", "![d](e f)", "[^2]", "[l](tel:1-800-LAMPS)"]);
    expect(fragmentsOf(text)).toEqual(["j-k"]);
  });

  it.each([
    ["One <!-- to do --> two", "One  two"],
    ["<!-- to do --> One", " One"],
    ["One\n<!-- to do -->\ntwo", 'One</p>\n<p dir="auto">two'],
    ["<!-- to\n\n## do --> One", "One"],
    ["<!-- to\n\n```\ndo\n-->\nOne", "One"],
    ["One <!--> two", "One  two"],
    ["One <!-- two", "One &lt;!-- two"],
    ["[One <!-- to do --> two <!--", "[One  two &lt;!--"],
    ["`One <!-- two -->`", "<code>One &lt;!-- two --&gt;</code>"],
  ])("has no comments: %j", (text, expected) => {
    expect(html(text)).toBe(`<p dir="auto">${expected}</p>\n`);
  });

  it("keeps a comment in code, drops one in a list and a quote, and shows one without an end", () => {
    expect(html("```\n<!-- a -->\n```")).toContain("&lt;!-- a --&gt;");
    expect(
      html("- One\n  <!-- a\n\n  b -->\n- Two").match(/<li dir="auto">\s*(?:<p dir="auto">)?(One|Two)/g),
    ).toHaveLength(2);
    expect(html("> <!-- a\n> b -->\n> One")).toBe('<blockquote>\n<p dir="auto">One</p>\n</blockquote>\n');
    expect(html("<!-- a\n\nb")).toContain("&lt;!-- a");
    expect(plainText("One <!-- two -->\n\n<!-- three -->")).toBe("One");
    expect(plainText(`One <!-- ${"two ".repeat(3_000)}-->`)).toBe("One");
  });

  it.each(["<br>", "<br/>", "<BR />"])("breaks a line at %s, in the cell of a table too", (written) => {
    expect(html(`|a|\n|-|\n|1${written}2|`)).toContain('<td dir="auto">1<br>\n2</td>');
    expect(html(`1${written}2 <b>`)).toBe('<p dir="auto">1<br>\n2 &lt;b&gt;</p>\n');
  });

  it.each(["“Our\\* list”", "„Our\\* list“", "«Our\\* list»", "‘Our\\* list’", '"Our\\* list”'])(
    "takes a title in the quotes of a word processor: %s",
    (title) => {
      const link = '<a href="https://site.test/services" title="Our* list">a</a>';
      expect(html(`[a](/services ${title}) and “b”`)).toBe(`<p dir="auto">${link} and “b”</p>\n`);
      expect(html(`[a]\n\n[a]: /services ${title}`)).toBe(`<p dir="auto">${link}</p>\n`);
      expect(deadLinks(`[a](/services ${title})`)).toEqual([]);
    },
  );

  it("has tables that scroll by themselves", () => {
    const table = html("|a|b|\n|-|-:|\n|1|2|");
    expect(table).toContain('<div class="article-table" tabindex="0" role="group" aria-label="Table"><table>');
    expect(table).toContain('<td style="text-align:right" dir="auto">2</td>');
  });
});

describe("pictures", () => {
  it.each(["/media/lamp.webp", "/uploads/lamp.webp", "https://cms.test/uploads/lamp.webp"])(
    "come from the media library: %s",
    (address) => {
      expect(html(`![A lamp](${address} "The lamp of \\"1880\\"")`)).toBe(
        '<figure><img src="/lamp.webp" width="4" height="3" alt="A lamp"><figcaption dir="auto">The lamp of &quot;1880&quot;</figcaption></figure>\n',
      );
    },
  );

  it("have the library's alternative text when they have none of their own, and stand in a line too", () => {
    expect(html("![](/media/lamp.webp)")).toBe(
      '<figure><img src="/lamp.webp" width="4" height="3" alt="Of the library"></figure>\n',
    );
    expect(html("A ![lamp](/media/lamp.webp) here")).toMatch(/^<p dir="auto">A <img [^>]*alt="lamp"> here<\/p>/);
  });

  it("that are not there are their text, and a link where they are somebody else's", () => {
    expect(html("![A lamp](/media/none.webp)")).toBe('<p dir="auto">A lamp</p>\n');
    expect(html("![A lamp](https://example.org/a.png)")).toBe(
      '<p dir="auto"><a href="https://example.org/a.png" rel="external noopener">A lamp</a></p>\n',
    );
  });

  it("are named once each, whatever their addresses", () => {
    const text =
      "![](/media/a.png) [![x](/uploads/b.png)](/y)\n\n- ![](/media/a.png)\n\n![](https://example.org/c.png)";
    expect(pictureNames(text)).toEqual(["a.png", "b.png"]);
  });
});

describe("an address copied from the media library", () => {
  const ofSite = (text: string) => withMediaPaths(text, "https://cms.test");

  it.each([
    ["![A lamp](/uploads/lamp.webp)", "![A lamp](/media/lamp.webp)"],
    ['![](https://cms.test/uploads/lamp_1a-2.webp "Lit")', '![](/media/lamp_1a-2.webp "Lit")'],
    ["[large](<https://cms.test/uploads/lamp.webp?updatedAt=1>)", "[large](</media/lamp.webp>)"],
    ["[![](/uploads/a.png)](/uploads/b.png)", "[![](/media/a.png)](/media/b.png)"],
    ["> ![lamp][1]\n\n[1]: https://cms.test/uploads/lamp.webp", "> ![lamp][1]\n\n[1]: /media/lamp.webp"],
  ])("becomes the site's: %j", (text, expected) => {
    expect(ofSite(text)).toBe(expected);
  });

  it.each([
    "![](https://example.org/uploads/lamp.webp)",
    "![](https://cms.test.example.org/uploads/lamp.webp)",
    "![](/uploads/folder/lamp.webp)",
    "`![](/uploads/lamp.webp)`",
    "```md\n![](https://cms.test/uploads/lamp.webp)\n```",
    "It lies at https://cms.test/uploads/lamp.webp.",
  ])("is left where it is somebody else's, or shown: %j", (text) => {
    expect(ofSite(text)).toBe(text);
  });
});

describe("plain text", () => {
  it("says the same without marks", () => {
    expect(
      plainText("# On *lamps*\n\n[Oil](https://example.org) ![and wick](/a)\n\n- one\n- two\n\n```js\nlet a\n```"),
    ).toBe("On lamps\nOil and wick\none\ntwo\nlet a");
  });

  it("is what a plain post is anyway", () => {
    const description = "# not *a* heading";
    for (const textOf of [summaryText, (post: Parameters<typeof summaryText>[0]) => openingText(post, 100)]) {
      expect(textOf({ description })).toBe(description);
      expect(textOf({ description, format: "plain" })).toBe(description);
      expect(textOf({ description, format: "markdown" })).toBe("not a heading");
    }
  });
});

describe("the summary of a post", () => {
  it("is its teaser, if it has one", () => {
    const summary = (teaser: string | null, format: string) => summaryText({ description: "Oil", format, teaser });
    expect(summary(" Why *lamps*\nburn ", "markdown")).toBe("Why *lamps* burn");
    expect(summary("Why lamps burn", "plain")).toBe("Why lamps burn");
    for (const none of [" ", null]) expect(summary(none, "markdown")).toBe("Oil");
  });

  const LAMP = "![A brass lamp](/media/lamp.webp)";

  it.each([
    ["after a heading and a list", "# On lamps\n\n- Oil\n- Wick\n\nThey *burn* oil.\n\nMore.", "They burn oil."],
    ["after a picture, a quote and code", `${LAMP}\n\n> Light!\n\n    let oil;\n\nThey burn oil.`, "They burn oil."],
    ["with a picture in its line", `${LAMP} They burn [oil](/oil).`, "They burn oil."],
    ["with tasks before it", "1. [x] Build\n2. [ ] Sell\n\nThey burn oil.", "They burn oil."],
  ])("is its first paragraph, %s", (_, description, summary) => {
    expect(summaryText({ description, format: "markdown" })).toBe(summary);
  });

  it.each([
    ["- Oil\n- Wick", "Oil"],
    ["# On lamps\n\n> They burn oil.", "They burn oil."],
    ["# On lamps", "On lamps"],
    [LAMP, "A brass lamp"],
    ["", ""],
  ])("is what there is instead of one: %j", (description, summary) => {
    expect(firstParagraph(description)).toBe(summary);
  });
});
