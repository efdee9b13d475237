"use strict";

const { BlockList, isIP, SocketAddress } = require("node:net");

const FAMILY = /** @type {const} */ ({ 4: "ipv4", 6: "ipv6" });
const BITS = /** @type {const} */ ({ 4: 32, 6: 128 });

/**
 * The addresses and networks of a list such as `10.0.0.0/8, fd00::1`, or nothing when one of them is neither. A network
 * of all addresses is none: whoever believes everybody believes what strangers say.
 * @param {string} list
 * @returns {BlockList | undefined}
 */
function parseProxies(list) {
  const proxies = new BlockList();
  for (const entry of list.trim() ? list.split(",") : []) {
    const [, address = "", prefix] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(entry.trim()) ?? [];
    const version = isIP(address);
    if (version !== 4 && version !== 6) return undefined;
    if (Number(prefix ?? 1) > BITS[version]) return undefined;
    if (prefix) proxies.addSubnet(address, Number(prefix), FAMILY[version]);
    else proxies.addAddress(address, FAMILY[version]);
  }
  return proxies;
}

/**
 * Whom a request is counted for: the last address that is not a proxy's, from the connection backwards through
 * `X-Forwarded-For`. What stands before it, anybody may have written. Of IPv6 it is the network of 64 bits, which one
 * client has to itself.
 * @param {BlockList} proxies
 * @param {string | undefined} connected address of the connection
 * @param {string | undefined} forwardedFor
 */
function clientAddress(proxies, connected, forwardedFor) {
  let client = normal(connected ?? "");
  const forwarded = (forwardedFor ?? "").split(",");
  while (client && isAmong(proxies, client) && forwarded.length > 0) {
    const before = normal(forwarded.pop() ?? "");
    // What is no address, a proxy has made of one that it does not tell: it is counted for the proxy.
    if (!before) break;
    client = before;
  }
  if (!client) return "unknown";
  return isIP(client) === 6 ? `${network(client)}::/64` : client;
}

/** @param {BlockList} proxies @param {string} address */
function isAmong(proxies, address) {
  return proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * An address in its usual spelling and without a port, IPv4 in IPv6 as IPv4; nothing when it is none.
 * @param {string} text
 */
function normal(text) {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIP(bare) !== 6) return isIP(bare) ? bare : undefined;
  return new SocketAddress({ address: bare, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The first four groups of an IPv6 address. @param {string} address in its usual spelling */
function network(address) {
  const [left = [], right = []] = address.split("::").map((half) => (half ? half.split(":") : []));
  const zeros = address.includes("::") ? Array(8 - left.length - right.length).fill("0") : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

module.exports = { clientAddress, parseProxies };
