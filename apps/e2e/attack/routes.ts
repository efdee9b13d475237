import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { product } from "../product";
import { ROUTES_OF_CMS } from "./environment";

const WEB = path.resolve("../web");
/** A route of any method has dozens. */
const ANY_METHOD = 10;
const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

/** These end the session of who asks, or change the account itself. */
export const ENDS_SESSION =
  /^(POST \/admin\/logout|DELETE \/admin\/users\/me\/sessions|PUT \/admin\/users\/me|POST \/api\/auth\/(jobs|blog)\/logout|DELETE \/admin\/users\/:id|PUT \/admin\/users\/:id|POST \/admin\/users\/batch-delete)/;
export type Route = { method: string; path: string };

/** From Strapi's own router, in a process of its own. */
export function writeRoutesOfCms(): void {
  execFileSync(process.execPath, ["scripts/list-routes.mts", ROUTES_OF_CMS], {
    cwd: path.resolve("../cms"),
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export function routesOfCms(): Route[] {
  const layers: { methods: string[]; path: string }[] = JSON.parse(readFileSync(ROUTES_OF_CMS, "utf8"));
  const routes = layers.flatMap(({ methods, path }) =>
    (methods.length > ANY_METHOD ? ["GET", "POST"] : methods)
      .filter((method) => METHODS.has(method))
      .map((method) => ({ method, path })),
  );
  return unique(routes);
}

/** From Next.js's manifest of the build; a handler says by `OPTIONS` which methods it has. */
export async function routesOfSite(): Promise<Route[]> {
  const built: Record<string, string> = JSON.parse(
    readFileSync(path.join(WEB, ".next/app-path-routes-manifest.json"), "utf8"),
  );
  const found = await Promise.all(
    Object.entries(built).map(async ([name, path]) => {
      if (!name.endsWith("/route")) return [{ method: "GET", path }];
      const { headers } = await fetch(product.SITE_URL + filled(path), { method: "OPTIONS" });
      const allowed = headers.get("allow")?.split(/,\s*/) ?? ["GET"];
      return allowed.filter((method) => METHODS.has(method)).map((method) => ({ method, path }));
    }),
  );
  const files = readdirSync(path.join(WEB, "public")).map((name) => `/${name}`);
  const own = ["/api/ready", "/api/metrics", "/media/:width/:file", "/_next/image", "/_next/static/:file"];
  return unique([...found.flat(), ...[...files, ...own].map((path) => ({ method: "GET", path }))]);
}

/** Each parameter, of either server, by one of the values. */
export function filled(route: string, value: (parameter: string) => string = () => "1"): string {
  return route
    .replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name) => value(name))
    .replace(/\(\(.*\)|\(\.\*\)/g, () => value("rest"))
    .replace(/:(\w+)\*?/g, (_, name) => value(name));
}

function unique(routes: Route[]): Route[] {
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}
