import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import { LRUCache } from "lru-cache";
import { FONT_FACE } from "../build-steps/split-styles.ts";
import { BODY_END } from "./move-scripts.ts";
import { sha256 } from "./sha256.ts";

const ADDRESS = "/_next/static/";
const SHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w./-]+\.css)" data-precedence="[^"]*"\/>/g;
const PRELOADED_SHEET = /<link rel="preload" href="\/_next\/static\/([\w./-]+\.css)" as="style"\/>/;
const CLASSES = /\sclass="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
/** What Tailwind declares for properties that the rules of any page may read, and again for older browsers. */
const DEFAULTS = /@property (--[\w-]+)\{[^}]*\}|(?<=@layer properties\{[^}]*)(--[\w-]+):[^;}]*;?/g;
const MAX_STYLES = 200;

type Sheet = { code: Buffer; classes: string[] };

export function inlineStyles(distDir: string): (html: string) => { html: string; hash?: string } {
  const sheets = new Map<string, Sheet>();
  const styles = new LRUCache<string, string>({ max: MAX_STYLES });

  function styleOf(files: string[], classes: Set<string>): string {
    return files
      .map((file) => {
        const sheet = sheets.get(file) ?? readSheet(path.join(distDir, "styles", file));
        sheets.set(file, sheet);
        const unusedSymbols = sheet.classes.filter((name) => !classes.has(name));
        const key = `${file} ${sha256(unusedSymbols.join(" "))}`;
        const style = styles.get(key) ?? reduce(file, sheet.code, unusedSymbols);
        styles.set(key, style);
        return style;
      })
      .join("");
  }

  function withFonts(html: string) {
    const [preload = "", file = ""] = PRELOADED_SHEET.exec(html) ?? [];
    if (!file) return { html };
    const code = readFileSync(path.join(distDir, "styles", file), "utf8");
    const style = reduce(file, Buffer.from((code.match(FONT_FACE) ?? []).join("")), []);
    return { html: html.replace(preload, `<style>${style}</style>${preload}`), hash: sha256(style) };
  }

  return (html) => {
    const links = [...html.matchAll(SHEET)];
    const [first] = links;
    if (!first) return withFonts(html);
    if (!html.endsWith(BODY_END)) return { html };
    const style = styleOf(
      links.map(([, file = ""]) => file),
      classesOf(html),
    );
    const start = `${html.slice(0, first.index)}<style>${style}</style>`;
    const rest = html.slice(first.index, -BODY_END.length).replace(SHEET, "");
    return {
      html: `${start}${rest}${links.map(([link]) => link).join("")}${BODY_END}`,
      hash: sha256(style),
    };
  };
}

function readSheet(file: string): Sheet {
  const code = readFileSync(file);
  const classes = new Set<string>();
  transform({
    filename: file,
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") classes.add(part.name);
      },
    },
  });
  return { code, classes: [...classes] };
}

function reduce(file: string, code: Buffer, unusedSymbols: string[]): string {
  const style = transform({ filename: file, code, minify: true, unusedSymbols }).code.toString();
  const isRead = (property: string) => style.includes(`var(${property}`);
  const needed = style.replace(DEFAULTS, (all, registered, older) => (isRead(registered ?? older) ? all : ""));
  return needed.replace(/url\("?(?=\.\.\/)/g, (start) => `${start}${ADDRESS}${path.dirname(file)}/`);
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ""] of html.matchAll(CLASSES)) {
    const names = value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  return classes;
}
