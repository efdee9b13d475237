import core from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import graphql from "highlight.js/lib/languages/graphql";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** Java and C# are left out, because their grammars take seconds over hostile code. */
const languages = { bash, css, diff, go, graphql, javascript, json, php, python, rust, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language);

/** Some grammars take quadratic time over a long line. */
const MAX_LINE = 200;

export function highlight(code: string, language: string): string | undefined {
  const isKnown = core.getLanguage(language) !== undefined;
  if (!isKnown || code.split("\n").some((line) => line.length > MAX_LINE)) return undefined;
  return core.highlight(code, { language, ignoreIllegals: true }).value;
}
