/** The English of the Markdown files: textlint, with the terms of the field and the phrases that this project avoids. */
import { TextlintKernel, type TextlintRuleModule } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import sentenceLength from "textlint-rule-sentence-length";
import terminology from "textlint-rule-terminology";
import writeGood from "textlint-rule-write-good";

/** Pages that are not checked, with the reason. */
export const UNCHECKED = {
  "CODE_OF_CONDUCT.md": "the Contributor Covenant, word for word",
  "THIRD-PARTY.md": "generated",
};

/** Phrases of this project that a reader would not expect, with what to write instead. */
const AVOIDED = [
  ["the ways? of (?:a|an|the)", "how"],
  ["mend(?:s|ed|ing)?", "fix"],
  ["tells? (?:the|a) (?:site|CMS)", "notify"],
  ["own pages?", "the site's pages"],
  ["finished pages?", "processed pages"],
  ["(?:the )?first sign", "the first interaction"],
  ["anew", "again"],
  ["amiss", "wrong"],
  ["outside of", "outside"],
  ["at the most", "at most"],
  ["by itself alone", "only"],
  ["for want of", "without"],
  ["sees? to (?:it|that)", "ensure"],
  ["held against", "compared with"],
  ["holds? (?:it|them|this page) against", "compare"],
  ["blotted out", "redacted"],
  ["half[- ]typed", "unsaved"],
  ["given up", "failed"],
  ["looked at anew", "review"],
  ["stands? (?:in|beside|below|above|there|here)", "is in"],
  ["(?:lies|lie) in", "is in"],
  ["leads? on", "redirect"],
  ["worked off", "processed"],
  ["asks? (?:the|a) (?:CMS|database|site|registry)", "query"],
  ["dear(?:er|est)? (?:query|queries|ones?)", "expensive"],
  ["one's own", "your"],
  ["whatsoever", "any"],
];

/** What the default list would change, and why it stays. */
const KEPT_TERMS = [
  "readme(s)?", // The name of the file is README.
  "indexes\\b", // PostgreSQL's and SQLite's manuals say so.
  "web[- ]?site(s)?", // The name of the systemd unit and the database role.
];

/** Messages of write-good about words that carry meaning in reference text. */
const KEPT_WORDS =
  /^"(?:it (?:is|was)|several|few|many|mostly|validate|implement|monitor|requirement|maximum|minimum|type of|additional|in between)"/i;

const SUBJECT_CLAUSE = /\bWhat (?:is|are|was|were|has|have|can|can't|does|did) (?![^.]*\?)/g;

const subjectClauses: TextlintRuleModule = ({ Syntax, RuleError, getSource, report }) => ({
  [Syntax.Str](node) {
    for (const { 0: clause, index } of getSource(node).matchAll(SUBJECT_CLAUSE)) {
      report(node, new RuleError(`Begin with a noun instead of “${clause.trim()}”`, { index }));
    }
  },
});

const rules = [
  { ruleId: "subject-clauses", rule: subjectClauses },
  { ruleId: "sentence-length", rule: moduleOf(sentenceLength), options: { max: 250 } },
  { ruleId: "terminology", rule: moduleOf(terminology), options: { terms: AVOIDED, exclude: KEPT_TERMS } },
  // A reference often has no actor to name, and "only" is precise.
  { ruleId: "write-good", rule: moduleOf(writeGood), options: { passive: false, adverb: false } },
];

const kernel = new TextlintKernel();

/** What is to be corrected, as `line: message`. Text in typographic quotes is the name of a test and stays. */
export async function complaintsAbout(text: string): Promise<string[]> {
  const { messages } = await kernel.lintText(text.replace(/“[^”]+”/g, "“…”"), {
    ext: ".md",
    plugins: [{ pluginId: "markdown", plugin: moduleOf(markdown) }],
    rules,
  });
  return messages
    .filter(({ ruleId, message }) => ruleId !== "write-good" || !KEPT_WORDS.test(message))
    .map(({ line, message }) => `${line}: ${message}`);
}

/** Node.js imports CommonJS whole, Vitest its default export. */
function moduleOf<Module extends object>(imported: Module | { default: Module }): Module {
  return "default" in imported ? imported.default : imported;
}
