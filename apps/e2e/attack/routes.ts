import { readFileSync } from "node:fs";
import path from "node:path";
import { CONTENT, PANEL, SITE } from "@repo/testing/access";

const WEB = path.resolve("../web");
const OF_SERVER = [
  "/api/ready",
  "/api/metrics",
  "/icon.svg",
  "/media/:width/:file",
  "/_next/image",
  "/_next/static/:file",
];

export type Route = { method: string; path: string };

const SIGNS_OUT = /\/logout$/;

export const routesOfCms = () => routesIn([...Object.keys(PANEL), ...Object.keys(CONTENT)]);

/** Lists routes without a handler in `app/api`, from Next.js's manifest, and those of the server in front of it. */
export function routesOfSite(): Route[] {
  const built: Record<string, string> = JSON.parse(
    readFileSync(path.join(WEB, ".next/app-path-routes-manifest.json"), "utf8"),
  );
  const pages = Object.values(built).filter((path) => !path.startsWith("/api/"));
  return routesIn([...Object.keys(SITE), ...[...pages, ...OF_SERVER].map((path) => `GET ${path}`)]);
}

function routesIn(names: string[]): Route[] {
  const routes = names.map((name) => {
    const [method = "", path = ""] = name.split(" ");
    return { method, path };
  });
  const unique = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return [...unique.values()].filter(({ path }) => !SIGNS_OUT.test(path));
}

export function filled(route: string, value: () => string): string {
  return route.replace(/\[+(?:\.\.\.)?\w+\]+|\(.*\)|:\w+\*?/g, value);
}
