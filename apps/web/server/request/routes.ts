import { readFileSync } from "node:fs";
import path from "node:path";
import { ICON_NAMES, OPERATOR_ENDPOINTS } from "./addresses.ts";

const SECTION_PAGE = "/[page]";
const UNKNOWN = "/[...path]";
const MADE_PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/;

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

export function readRoutes(distDir: string): (address: string) => string {
  const manifest = readFileSync(path.join(distDir, "routes-manifest.json"), "utf8");
  const { staticRoutes, dynamicRoutes }: Manifest = JSON.parse(manifest);
  const fixed = new Set([
    ...staticRoutes.map(({ page }) => page),
    ...ICON_NAMES.map((name) => `/${name}`),
    ...OPERATOR_ENDPOINTS,
    "/_next/image",
  ]);
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  // This is a rewrite in next.config.ts, and not in the manifest.
  patterns.unshift({ page: "/media/[width]/[file]", regex: /^\/media\/\d+\/[^/]+$/ });

  return (address) => {
    if (fixed.has(address)) return address;
    if (address.startsWith("/_next/")) return "/_next/[...path]";
    const { page = UNKNOWN } = patterns.find(({ regex }) => regex.test(address)) ?? {};
    return isSectionPageRoute(page) && !MADE_PATH.test(address) ? UNKNOWN : page;
  };
}

export const isSectionPageRoute = (route: string): boolean => route.startsWith(SECTION_PAGE);

export const isUnknownRoute = (route: string): boolean => route === UNKNOWN;
