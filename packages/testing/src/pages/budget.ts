import type { Parts, Transfer } from "./visit.ts";
import type { WeighedRoute, WeighedSite, Weight } from "./weigh.ts";

export type Budget = {
  unusedStyle: number;
  routes: Record<string, { weight: Weight; parts: Parts }>;
  files: Record<string, number[]>;
};

const LEEWAY = 1.02;
/** How an answer is cut into chunks differs from time to time. */
const CHUNKS = 64;
const MAX_SHIFT = 0.02;
/** Pictures come in widths of up to 1.78 times the next smaller one. */
const MAX_PIXELS = 1.75;
const SHOWN = 5;
const WRITE = "npm run bench -- pages --bytes-only --write-budgets";

const FILES: Partial<Record<keyof Weight, string>> = {
  scriptsGzip: "Script",
  scriptsBrotli: "Script",
  styleGzip: "Stylesheet",
  styleBrotli: "Stylesheet",
  fonts: "Font",
  phonePictures: "Image",
  desktopPictures: "Image",
};

export function budgetOf({ routes, style }: WeighedSite): Budget {
  const transfers = routes.flatMap(({ transfers }) => [...transfers.phone, ...transfers.desktop]);
  const types = [...new Set(Object.values(FILES))];
  return {
    unusedStyle: sum(style.map(({ unused }) => unused)),
    routes: Object.fromEntries(routes.map(({ name, weight, parts }) => [name, { weight, parts }])),
    files: Object.fromEntries(types.map((type) => [type, sizesOf(transfers.filter((each) => each.type === type))])),
  };
}

/** What is heavier than its budget, each with the page, the kind, and what has come or grown. */
export function listOverBudget({ routes, style }: WeighedSite, budget: Budget): string[] {
  const missing = Object.keys(budget.routes).filter((name) => !routes.some((route) => route.name === name));
  const unused = sum(style.map((sheet) => sheet.unused));
  const isOver = unused > budget.unusedStyle * LEEWAY + CHUNKS;
  return [
    ...missing.map((name) => `${name} has a budget, but is not in the sitemap: ${WRITE}`),
    ...routes.flatMap((route) => routeOverBudget(route, budget)),
    ...(isOver
      ? style.map(
          (sheet) =>
            `No page uses ${unused} bytes of style, ${budget.unusedStyle} in the budget: ${sheet.url}, the longest piece begins with ${sheet.longestUnused}`,
        )
      : []),
  ];
}

function routeOverBudget(route: WeighedRoute, budget: Budget): string[] {
  const own = budget.routes[route.name];
  if (!own) return [`${route.name} has no budget: ${WRITE}`];
  const kinds = (Object.keys(route.weight) as (keyof Weight)[]).filter((kind) => kind !== "payloadTwice");
  return kinds.flatMap((kind) => {
    const [now, before] = [route.weight[kind], own.weight[kind]];
    if (now <= before * LEEWAY + (kind.endsWith("Requests") ? 0 : CHUNKS)) return [];
    const culprits =
      kind.endsWith("Requests") || FILES[kind] ? newFiles(route, kind, budget) : grownParts(route.parts, own.parts);
    return [`${route.name}: ${kind} ${now}, ${before} in the budget: ${culprits.join(", ")}. If it is meant: ${WRITE}`];
  });
}

function newFiles({ transfers }: WeighedRoute, kind: keyof Weight, { files }: Budget): string[] {
  const all = kind.startsWith("desktop") ? transfers.desktop : transfers.phone;
  const ofKind = all
    .filter(({ type }) => (FILES[kind] ? type === FILES[kind] : true))
    .sort((a, b) => b.bytes - a.bytes);
  const isKnown = ({ type, bytes }: Transfer) => files[type]?.some((size) => Math.abs(size - bytes) <= CHUNKS);
  const unknown = ofKind.filter((file) => !isKnown(file) && file.type !== "Document");
  return (unknown.length > 0 ? unknown : ofKind).slice(0, SHOWN).map(({ url, bytes }) => `${url} (${bytes})`);
}

function grownParts(now: Parts, before: Parts): string[] {
  const grown = Object.entries(now).map(([name, bytes]) => ({ name, bytes, by: bytes - (before[name] ?? 0) }));
  const most = grown.filter(({ by }) => by > 0).sort((a, b) => b.by - a.by);
  return most.slice(0, SHOWN).map(({ name, bytes, by }) => `${name} (${bytes}, ${by} more)`);
}

export function listShifting({ routes }: WeighedSite): string[] {
  return routes.flatMap(({ name, shifts }) =>
    Object.entries(shifts).flatMap(([screen, all]) => {
      const shift = sum(all.map(({ value }) => value));
      return shift > MAX_SHIFT
        ? [`${name} on a ${screen} shifts by ${shift}: ${all.flatMap(({ elements }) => elements).join(", ")}`]
        : [];
    }),
  );
}

export function listOversized({ routes }: WeighedSite): string[] {
  return routes.flatMap(({ name, pictures }) =>
    Object.entries(pictures).flatMap(([screen, all]) =>
      all
        .filter(({ pixels, shown }) => pixels > shown * MAX_PIXELS)
        .map(
          ({ element, file, pixels, shown }) =>
            `${name} on a ${screen}: ${element}, ${pixels} pixels for ${shown}: ${file}`,
        ),
    ),
  );
}

const sizesOf = (transfers: Transfer[]) => [...new Set(transfers.map(({ bytes }) => bytes))].sort((a, b) => a - b);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
