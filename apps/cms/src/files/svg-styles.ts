export type StyleRules = Map<string, Set<string>>;

type Refuse = (what: string) => never;

const FONT = /^data:(?:font\/|application\/(?:x-)?font)/i;

const MAX_RULES = 100_000;

export function referencesIn(style: string, refuse: Refuse): string[] {
  if (/\\|@import|image-set\s*\(|expression\s*\(|-moz-binding/i.test(style)) {
    refuse("has a style that may load or run something");
  }
  const references: string[] = [];
  for (const part of style.split(/url\s*\(/i).slice(1)) {
    const address = (part.split(")", 1)[0] ?? "")
      .trim()
      .replace(/^["']|["']$/g, "")
      .trim();
    if (address.startsWith("#")) references.push(address);
    else if (!FONT.test(address)) refuse(`refers to ${address.slice(0, 60)} in a style, which is not in the drawing`);
  }
  return references;
}

export function readStyleRules(style: string, refuse: Refuse): StyleRules {
  const rules: StyleRules = new Map();
  let count = 0;
  for (const block of withoutComments(style).split("}")) {
    const start = block.lastIndexOf("{");
    const references = referencesIn(block, refuse);
    if (references.length === 0) continue;
    for (const selector of block.slice(0, start).split(/[,{]/)) {
      const simple = selector.trim();
      if (/^@font-face$/i.test(simple)) continue;
      if (!/^[.#]?[\w-]+$/.test(simple))
        refuse(`has the style rule ${simple.slice(0, 60)} with url(…): name one class only`);
      count += references.length;
      if (count > MAX_RULES) refuse("has too many style rules");
      const known = rules.get(simple) ?? new Set();
      for (const reference of references) known.add(reference);
      rules.set(simple, known);
    }
  }
  return rules;
}

function withoutComments(style: string): string {
  const [start, ...others] = style.split("/*");
  return start + others.map((part) => part.split("*/").slice(1).join("*/")).join("");
}
