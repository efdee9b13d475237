import type { Screen } from "./visit.ts";
import type { WeighedRoute, WeighedSite } from "./weigh.ts";

const KINDS = ["html", "documentBrotli", "scriptsBrotli", "styleBrotli", "fonts", "pictures", "requests"] as const;
export type Limits = Record<(typeof KINDS)[number], number>;
/** People choose these limits, as round numbers a few per cent above what is needed. */
export type Budget = { unusedStyle: number; everyPage: Limits; exceptions: Record<string, Partial<Limits>> };

const MAX_SHIFT = 0.02;
/** Pictures come in widths of up to 1.78 times the next smaller one. */
const MAX_PIXELS = 1.75;
const SHOWN = 5;
const RAISE = "If it is meant, raise its limit in apps/e2e/budgets.json";

const FILES: Partial<Record<keyof Limits, string>> = {
  scriptsBrotli: "Script",
  styleBrotli: "Stylesheet",
  fonts: "Font",
  pictures: "Image",
};

/** Describes each excess with the page, the kind and its heaviest parts. */
export function listOverBudget({ routes, style }: WeighedSite, budget: Budget): string[] {
  const missing = Object.keys(budget.exceptions).filter((name) => !routes.some((route) => route.name === name));
  const unused = sum(style.map((sheet) => sheet.unused));
  return [
    ...missing.map((name) => `${name} has limits in apps/e2e/budgets.json, but is not in the sitemap.`),
    ...routes.flatMap((route) => routeOverBudget(route, budget)),
    ...(unused > budget.unusedStyle
      ? style.map(
          (sheet) =>
            `No page uses ${unused} bytes of style, ${budget.unusedStyle} in the budget: ${sheet.url}, the longest piece begins with ${sheet.longestUnused}`,
        )
      : []),
  ];
}

function routeOverBudget(route: WeighedRoute, { everyPage, exceptions }: Budget): string[] {
  const limits = { ...everyPage, ...exceptions[route.name] };
  const { phonePictures, desktopPictures, phoneRequests, desktopRequests } = route.weight;
  const weight: Limits = {
    ...route.weight,
    pictures: Math.max(phonePictures, desktopPictures),
    requests: Math.max(phoneRequests, desktopRequests),
  };
  const screen = desktopPictures > phonePictures || desktopRequests > phoneRequests ? "desktop" : "phone";
  return KINDS.filter((kind) => weight[kind] > limits[kind]).map(
    (kind) =>
      `${route.name}: ${kind} ${weight[kind]}, ${limits[kind]} in the budget: ${heaviest(route, kind, screen).join(", ")}. ${RAISE}`,
  );
}

function heaviest({ transfers, parts }: WeighedRoute, kind: keyof Limits, screen: Screen): string[] {
  const isOfDocument = kind === "html" || kind === "documentBrotli";
  const files = transfers[screen].filter(({ type }) => type === (FILES[kind] ?? type));
  const named = isOfDocument ? Object.entries(parts) : files.map(({ url, bytes }) => [url, bytes] as const);
  const most = named.toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
  return most.map(([name, bytes]) => `${name} (${bytes})`);
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

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
