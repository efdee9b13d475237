/** Is preloaded into a server, and tells on a socket its loaded files, processor time and, for a CMS, its routes. */
import { createServer } from "node:http";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

type Attributes = Record<string, { type: string; regex?: string }>;
export type Route = { methods: string[]; path: string };
export type Types = Record<string, Attributes>;

type Strapi = {
  server: { listRoutes(): { methods: string[]; path: string | RegExp }[] };
  contentTypes: Record<string, { attributes: Attributes }>;
};

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.add(fileURLToPath(url));
    return next(url, context);
  },
});

const cms = (): Strapi => Reflect.get(globalThis as object, "strapi");

const answers: Record<string, () => unknown> = {
  "/loaded": () => [...loaded],
  "/processor": () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  "/routes": () =>
    cms()
      .server.listRoutes()
      .map(({ methods, path }): Route => ({ methods, path: String(path) })),
  "/types": (): Types =>
    Object.fromEntries(Object.entries(cms().contentTypes).map(([uid, { attributes }]) => [uid, attributes])),
};

if (process.env.PROBE_SOCKET) {
  createServer((request, response) => response.end(JSON.stringify(answers[request.url ?? ""]?.())))
    .listen(process.env.PROBE_SOCKET)
    .unref();
  // The processes that this one starts must not get the socket.
  delete process.env.PROBE_SOCKET;
}
