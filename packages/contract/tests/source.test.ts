import { describe, expect, it } from "vitest";
import { readSource, type SourceFields, sourceText } from "../src/application/source";

const NONE = { source: null, source_medium: null, source_campaign: null, source_referrer: null };

describe("where a visit began", () => {
  it.each<[SourceFields, object]>([
    [{}, {}],
    [
      { utm_source: " LinkedIn ", utm_medium: "Social", utm_campaign: "Spring  2027", referrer: "www.linkedin.com" },
      {
        source: "linkedin",
        source_medium: "social",
        source_campaign: "spring 2027",
        source_referrer: "linkedin.com",
      },
    ],
    [{ referrer: "News.Example.org" }, { source: "news.example.org", source_referrer: "news.example.org" }],
    [{ utm_source: "नौकरी" }, { source: "नौकरी" }],
    [{ utm_source: "a".repeat(101), utm_medium: "b".repeat(2_000) }, { source: "a".repeat(100) }],
    [{ utm_source: "meera@example.com", utm_campaign: "<script>", utm_medium: "=1+1" }, {}],
    [{ utm_source: "two\nlines\u0000", utm_medium: 5, utm_campaign: ["x"] }, {}],
    [{ utm_source: "two\nlines" }, { source: "two lines" }],
    [{ referrer: "https://example.com/cv?name=meera" }, {}],
    [{ referrer: "10.0.0.1" }, {}],
    [{ referrer: "intranet" }, {}],
    [{ referrer: "evil.example.com:80" }, {}],
    [{ referrer: `${"a".repeat(70)}.example.com` }, {}],
    [{ referrer: `${"a.".repeat(60)}com` }, {}],
    [{ referrer: "javascript:alert(1)" }, {}],
    [{ utm_source: new File(["x"], "x") }, {}],
  ])("of %j", (sent, source) => {
    expect(readSource(sent)).toEqual({ ...NONE, ...source });
  });

  it("reads well", () => {
    expect(sourceText(NONE)).toBe("Not known");
    expect(sourceText({ ...NONE, source: "example.org", source_referrer: "example.org" })).toBe("example.org");
    const all = { source: "x", source_medium: "mail", source_campaign: "y", source_referrer: "m.org" };
    expect(sourceText(all)).toBe("x · mail · y · from m.org");
  });
});
