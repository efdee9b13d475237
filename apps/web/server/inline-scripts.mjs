import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ELEMENT = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** The rendered page as data for the browser: calls of `push` with JSON, and nothing else. */
const PUSH =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
/** A call that puts a late part of a page into its place, with JSON too: `$RC("B:0","S:0")`. */
const PLACING = /\$R[A-Z]\(("[BPS]:.*)\)$/s;

/** React's server code, which has the few scripts that it writes into pages as texts. */
const react = readFileSync(
  createRequire(import.meta.url).resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"),
  "utf8",
).replaceAll("\\n", "\n");

/**
 * Gathers the inline scripts that Next.js has written into a page, each run of neighbours in one element, and hashes
 * them for its policy. Any other, which somebody may have brought in, gets no hash and so does not run.
 * @param {string} html
 * @returns {{ html: string, hashes: string[] }}
 */
export function gatherInlineScripts(html) {
  const hashes = [];
  let gathered = "";
  let copied = 0;
  let run = [];

  const endRun = () => {
    if (run.length === 0) return;
    const script = run.map(({ text }) => text.replace(/;$/, "")).join(";");
    gathered += `${html.slice(copied, run[0].start)}<script>${script}</script>`;
    copied = run.at(-1).end;
    hashes.push(createHash("sha256").update(script).digest("base64"));
    run = [];
  };

  for (const { index, 0: element, 1: attributes, 2: text } of html.matchAll(ELEMENT)) {
    if (run.at(-1)?.end !== index) endRun();
    if (attributes === "" && isOwn(text)) run.push({ start: index, end: index + element.length, text });
  }
  endRun();
  return { html: gathered + html.slice(copied), hashes: [...new Set(hashes)] };
}

/** @param {string} text */
function isOwn(text) {
  const pushed = PUSH.exec(text)?.[1];
  return pushed === undefined ? isReact(text) : isJson(pushed);
}

/** @param {string} text */
function isReact(text) {
  const call = PLACING.exec(text);
  if (!call) return text.includes("$R") && react.includes(`"${text}"`);
  return react.includes(`'${text.slice(0, call.index)}`) && isJson(`[${call[1]}]`);
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
