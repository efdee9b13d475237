/** Loaded into every process of the restored instance: it connects to nothing but its own two servers. */
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

/** As `Socket.connect` takes it: options, a port with a host, a path, or an array that begins with options. */
function targetOf([first, second]: unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === "object" && first !== null) return first;
  if (Number.isNaN(Number(first))) return { path: String(first) };
  return { port: Number(first), host: typeof second === "string" ? second : undefined };
}
