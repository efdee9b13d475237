import type { StyleRules } from "./svg-styles";

export type Part = { element: string; names: string[]; inside: Part[]; references: string[] };

const MAX_DRAWN = 100_000;
const MAX_STEPS = 500;

export function refuseNesting(parts: Part[], rules: StyleRules, refuse: (what: string) => never): void {
  const byId = new Map<string, Part>();
  for (const part of parts) {
    for (const name of part.names) if (name.startsWith("#") && !byId.has(name)) byId.set(name, part);
  }
  const targetsOf = (references: Iterable<string>) => [...references].flatMap((name) => byId.get(name) ?? []);
  const styled = new Map([...rules].map(([name, references]) => [name, targetsOf(references)]));
  const counted = new Map<Part, { drawn: number; steps: number }>();
  const underWay = new Set<Part>();

  const count = (part: Part, depth: number): { drawn: number; steps: number } => {
    const known = counted.get(part);
    if (known) return known;
    if (underWay.has(part)) refuse("refers to itself");
    underWay.add(part);
    const names = [...new Set([part.element, ...part.names])];
    const referred = [...targetsOf(part.references), ...names.flatMap((name) => styled.get(name) ?? [])];
    let drawn = 1;
    let steps = 0;
    for (const each of [...part.inside, ...referred]) {
      if (depth > MAX_STEPS) refuse("is nested too deeply");
      const inner = count(each, depth + 1);
      drawn += inner.drawn;
      steps = Math.max(steps, inner.steps + 1);
      if (steps > MAX_STEPS) refuse("is nested too deeply");
      if (drawn > MAX_DRAWN) refuse(`draws more than ${MAX_DRAWN} elements by references within references`);
    }
    underWay.delete(part);
    counted.set(part, { drawn, steps });
    return { drawn, steps };
  };
  if (parts[0]) count(parts[0], 0);
}
