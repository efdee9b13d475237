import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { sha256 } from "./sha256.ts";

const ELEMENT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const PUSH =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;
const TEXT = /^self\.__next_f\.push\(\[1,(".*")\]\);?$/s;
const PLACING = /\$R[A-Z]\(("[BPS]:.*)\)$/s;

/** React's server code, which holds the few scripts that it writes into pages as string literals. */
const react = readFileSync(
  createRequire(import.meta.url).resolve("next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js"),
  "utf8",
).replaceAll("\\n", "\n");

const [, moveIcons = ""] =
  /REINSERT_ICON_SCRIPT = `\\\n(.*?)`/s.exec(
    readFileSync(
      createRequire(import.meta.url).resolve(
        "next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js",
      ),
      "utf8",
    ),
  ) ?? [];

const SHELL = ' id="_R_"';

type Script = { start: number; end: number; text: string };

/** Hashes the scripts of Next.js and React. Injected ones get no hash, so never run. */
export function gatherInlineScripts(html: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  let gathered = "";
  let copied = 0;
  let run: Script[] = [];

  const endRun = () => {
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return;
    const script = shorten(run.map(({ text }) => text));
    gathered += `${html.slice(copied, first.start)}<script>${script}</script>`;
    copied = last.end;
    hashes.push(sha256(script));
    run = [];
  };

  for (const { index, 0: element, 1: attributes, 2: text = "" } of html.matchAll(ELEMENT)) {
    if (run.at(-1)?.end !== index) endRun();
    if (attributes === "" && isOwn(text)) run.push({ start: index, end: index + element.length, text });
    if (attributes === SHELL && isOwn(text)) hashes.push(sha256(text));
  }
  endRun();
  return { html: gathered + html.slice(copied), hashes: [...new Set(hashes)] };
}

function shorten(scripts: string[]): string {
  const shortened: string[] = [];
  let payload = "";
  const endPayload = () => {
    if (payload) shortened.push(`self.__next_f.push([1,${templateLiteral(payload)}])`);
    payload = "";
  };
  for (const script of scripts) {
    const text = TEXT.exec(script)?.[1];
    if (text) payload += JSON.parse(text);
    else {
      endPayload();
      shortened.push(script.replace(/;$/, ""));
    }
  }
  endPayload();
  return shortened.join(";");
}

/** Escapes what would end the literal or the script, and what an HTML parser would change. */
const templateLiteral = (text: string) =>
  `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&").replace(/<(?=[/!s])|[\0\r]/gi, (character) => ESCAPES[character] ?? "")}\``;

const ESCAPES: Record<string, string> = { "<": "\\x3c", "\0": "\\x00", "\r": "\\r" };

function isOwn(text: string): boolean {
  const pushed = PUSH.exec(text)?.[1];
  if (pushed !== undefined) return isJson(pushed);
  return (text !== "" && text === moveIcons) || isReact(text);
}

function isReact(text: string): boolean {
  const call = PLACING.exec(text);
  if (!call) return text.includes("$R") && react.includes(`"${text}"`);
  return react.includes(`'${text.slice(0, call.index)}`) && isJson(`[${call[1]}]`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
