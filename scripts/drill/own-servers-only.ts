/** Is loaded into every process of the restored instance, which may connect only to its own two servers. */
import { Socket } from "node:net";
import { isLoopback } from "../../packages/process/settings/settings.ts";

type Target = { host?: string; port?: number | string; path?: string };

const ports = (process.env.DRILL_PORTS ?? "").split(",");
const connect = Socket.prototype.connect;

Object.assign(Socket.prototype, {
  connect(this: Socket, ...args: unknown[]) {
    const { host = "localhost", port, path } = targetOf(args);
    if (!path && isLoopback(host) && ports.includes(String(port))) return Reflect.apply(connect, this, args);
    const target = path ?? `${host}:${port}`;
    const error = Object.assign(new Error(`The drill refuses connections to ${target}.`), { code: "ECONNREFUSED" });
    process.nextTick(() => this.destroy(error));
    return this;
  },
});

function targetOf([first, second]: unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === "object" && first !== null) return first;
  if (Number.isNaN(Number(first))) return { path: String(first) };
  return { port: Number(first), host: typeof second === "string" ? second : undefined };
}
