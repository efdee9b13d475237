import { isUtf8 } from "node:buffer";
import { parser as createParser, type Tag } from "sax";

type SvgSize = { width: number; height: number };

const SVG = "http://www.w3.org/2000/svg";
const PIECE = 4096;

const UNITS: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, in: 96, mm: 96 / 25.4, cm: 96 / 2.54 };
const LENGTH = /^(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(px|pt|pc|in|mm|cm)?$/;

const [USUAL_WIDTH, USUAL_HEIGHT] = [300, 150];

/** Returns the size in CSS pixels, or undefined unless browsers show it: as UTF-8, and with the namespace. */
export function readSvgSize(content: Buffer): SvgSize | undefined {
  let root: Tag | undefined;
  const parser = createParser(true);
  // Draw.io keeps the whole diagram in an attribute.
  Object.assign(parser, { bufferCheckPosition: Number.POSITIVE_INFINITY });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (doctype) => {
    // Illustrator abbreviates namespaces: <!ENTITY ns_svg "http://www.w3.org/2000/svg">
    for (const entity of doctype.split("<!ENTITY ")) {
      const [, name, value = ""] = /^(\w+) "([^"&%]{0,200})"/.exec(entity) ?? [];
      if (name) parser.ENTITIES[name] = value;
    }
  };
  parser.onopentag = (tag) => {
    root ??= tag as Tag;
  };
  if (!isUtf8(content)) return undefined;
  const text = content.toString();
  try {
    for (let at = 0; at < text.length && !root; at += PIECE) parser.write(text.slice(at, at + PIECE));
  } catch {
    return undefined;
  }
  return root && isSvg(root) ? sizeOf(root) : undefined;
}

/** Sax's own reading of namespaces takes minutes for some thousand of them. */
function isSvg({ name, attributes }: Tag): boolean {
  const [, prefix, local] = /^(?:(\w+):)?(\w+)$/.exec(name) ?? [];
  return local === "svg" && attributes[prefix ? `xmlns:${prefix}` : "xmlns"] === SVG;
}

function sizeOf({ attributes }: Tag): SvgSize {
  const of = (name: string) => attributes[name]?.trim().slice(0, 100) ?? "";
  const [width, height] = [lengthOf(of("width")), lengthOf(of("height"))];
  const [, , across = 0, down = 0] = of("viewBox")
    .split(/[\s,]+/)
    .map(Number);
  if ((width && height) || !(across > 0 && down > 0)) return rounded(width ?? USUAL_WIDTH, height ?? USUAL_HEIGHT);
  if (width) return rounded(width, (width * down) / across);
  if (height) return rounded((height * across) / down, height);
  return rounded(across, down);
}

function lengthOf(text: string): number | undefined {
  const [, amount, unit = ""] = LENGTH.exec(text) ?? [];
  return amount ? Number(amount) * (UNITS[unit] ?? 1) : undefined;
}

function rounded(width: number, height: number): SvgSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
