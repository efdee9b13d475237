import { randomUUID } from "node:crypto";
import { BlockList, isIP, SocketAddress } from "node:net";

const FAMILY = { 4: "ipv4", 6: "ipv6" } as const;
const BITS = { 4: 32, 6: 128 };
const REQUEST_ID = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;

/** The meaning of `private`: RFC 1918, 4193 and 6598, and this machine. deploy/nginx/start.sh repeats the list. */
const PRIVATE = "10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7, 127.0.0.0/8, ::1".split(", ");

/** Returns undefined for an invalid entry, including `/0`, which would let everybody forge `X-Forwarded-For`. */
export function parseProxies(list: string): BlockList | undefined {
  const proxies = new BlockList();
  const entries = list.trim() ? list.split(",") : [];
  for (const entry of entries.flatMap((each) => (each.trim() === "private" ? PRIVATE : each))) {
    const [, address = "", prefix] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(entry.trim()) ?? [];
    const version = isIP(address);
    if (version !== 4 && version !== 6) return undefined;
    if (Number(prefix ?? 1) > BITS[version]) return undefined;
    if (prefix) proxies.addSubnet(address, Number(prefix), FAMILY[version]);
    else proxies.addAddress(address, FAMILY[version]);
  }
  return proxies;
}

/** Returns the last address that isn't a proxy's, because earlier ones may be forged. IPv6 is cut to its /64. */
export function clientAddress(
  proxies: BlockList,
  connected: string | undefined,
  forwardedFor: string | undefined,
): string {
  let client = normal(connected ?? "");
  const forwarded = (forwardedFor ?? "").split(",");
  while (client && isAmong(proxies, client) && forwarded.length > 0) {
    const before = normal(forwarded.pop() ?? "");
    if (!before) break;
    client = before;
  }
  if (!client) return "unknown";
  return isIP(client) === 6 ? `${network(client)}::/64` : client;
}

export function isProxy(proxies: BlockList, connected: string | undefined): boolean {
  const address = normal(connected ?? "");
  return address !== undefined && isAmong(proxies, address);
}

export function requestId(given: unknown, isBelieved: boolean): string {
  return isBelieved && typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

function isAmong(proxies: BlockList, address: string): boolean {
  return proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function normal(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIP(bare) !== 6) return isIP(bare) ? bare : undefined;
  return new SocketAddress({ address: bare, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

function network(address: string): string {
  const [left = [], right = []] = address.split("::").map((half) => (half ? half.split(":") : []));
  const zeros = address.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
