import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ELEMENT = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** The RSC payload: calls of `push` with nothing but JSON. */
const PUSH =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
/** A call that moves a streamed part of a page into place: `$RC("B:0","S:0")`. */
const PLACING = /\$R[A-Z]\(("[BPS]:.*)\)$/s;

/** React's server code holds, as string literals, the few scripts it writes into pages. */
const react = readFileSync(
  createRequire(import.meta.url).resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"),
  "utf8",
).replaceAll("\\n", "\n");

/**
 * Merges adjacent inline scripts of Next.js and hashes them for the CSP. Injected ones get no hash, so never run.
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
