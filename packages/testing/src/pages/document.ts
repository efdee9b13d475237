export type DocumentWeight = {
  html: number;
  inlineStyle: number;
  payload: number;
  payloadTwice: number;
};

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /(<style\b[^>]*>)([\s\S]*?)<\/style>/g;
/** Matches the output of apps/web/runtime/pipeline/inline-scripts.ts. */
const PUSH = /self\.__next_f\.push\(\[1,`((?:[^`\\]|\\[\s\S])*)`\]\);?/g;
const ESCAPE = /\\(x3c|x00|[\s\S])/g;
const ESCAPED: Record<string, string> = { x3c: "<", x00: "\0", r: "\r" };
const STRING = /"(?:[^"\\]|\\.)*"/g;
const LONG_TEXT = /^[\da-f]+:T([\da-f]+),/;
const SHORTEST = 8;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

export function weighDocument(html: string): DocumentWeight {
  const inlineStyle = Array.from(html.matchAll(STYLE), ([, , style = ""]) => style).join("");
  const pushes = Array.from(html.matchAll(SCRIPT), ([, script = ""]) => [...script.matchAll(PUSH)]).flat();
  const flight = pushes
    .map(([, text = ""]) => text.replace(ESCAPE, (_, name: string) => ESCAPED[name] ?? name))
    .join("");
  const markup = html
    .replace(SCRIPT, "")
    .replace(STYLE, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? "");
  const twice = stringsOf(flight).filter((text) => text.length >= SHORTEST && markup.includes(text));
  return {
    html: bytes(html) - bytes(inlineStyle),
    inlineStyle: bytes(inlineStyle),
    payload: bytes(pushes.map(([push]) => push).join("")),
    payloadTwice: bytes(twice.join("")),
  };
}

/** Rows end with a line break, except long texts, which state their length first. */
function stringsOf(flight: string): string[] {
  const strings: string[] = [];
  let rest = Buffer.from(flight);
  while (rest.length > 0) {
    const [head, length] = LONG_TEXT.exec(rest.toString("latin1", 0, 40)) ?? [];
    const end = head ? head.length + Number.parseInt(length ?? "0", 16) : rest.indexOf("\n") + 1 || rest.length;
    const row = rest.toString("utf8", head?.length ?? 0, end);
    strings.push(...(head ? [row] : Array.from(row.matchAll(STRING), ([text]) => String(JSON.parse(text)))));
    rest = rest.subarray(end);
  }
  return strings;
}

const bytes = (text: string) => Buffer.byteLength(text);
