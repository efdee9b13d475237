import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress, isProxy, parseProxies, requestId } from "../../settings/proxies.ts";

const trusting = (list: string) => parseProxies(list) as BlockList;

const ours = fc.ipV4().map((address) => address.replace(/^\d+/, "10"));
const theirs = fc.ipV4().filter((address) => !address.startsWith("10."));
const written = fc.oneof(
  fc.string(),
  fc.ipV4(),
  fc.ipV6(),
  ours,
  fc.constantFrom("", "unknown", "_hidden", "127.0.0.1"),
);
const blank = fc.constantFrom("", " ", "  ", "\t");

describe("trusted proxies", () => {
  it.each([
    "10.0.0.5",
    " 10.0.0.0/8 , 192.168.1.1",
    "::1",
    "fd00::/8,10.0.0.5/32",
    "2001:db8::1/128",
    "private, 203.0.113.7",
    "",
  ])("are a list such as %j", (list) => expect(parseProxies(list)).toBeInstanceOf(BlockList));

  it.each([
    "nginx",
    "privately",
    "10.0.0.0/33",
    "10.0.0/8",
    "10.0.0.5,",
    "10.0.0.5;10.0.0.6",
    "10.0.0.5 10.0.0.6",
    "fd00::/129",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/08",
    "10.0.0.1:80",
    "*",
  ])("are not %j", (list) => expect(parseProxies(list)).toBeUndefined());
});

it("private stands for the networks that the internet doesn't route, and for this machine", () => {
  const proxies = trusting("private");
  const within = [
    "10.1.2.3",
    "172.31.0.1",
    "192.168.9.9",
    "100.64.0.1",
    "127.0.0.1",
    "::1",
    "fd12::1",
    "::ffff:10.0.0.1",
  ];
  for (const address of within) expect(isProxy(proxies, address), address).toBe(true);
  for (const address of ["172.32.0.1", "100.128.0.1", "8.8.8.8", "fe80::1", "2001:db8::1"]) {
    expect(isProxy(proxies, address), address).toBe(false);
  }
});

describe("the client of a request", () => {
  it("is who has connected when no proxy is trusted, whatever is written", () => {
    fc.assert(
      fc.property(theirs, fc.string(), (connected, header) => {
        expect(clientAddress(trusting(""), connected, header)).toBe(connected);
        expect(clientAddress(trusting("10.0.0.0/8"), connected, header)).toBe(connected);
      }),
    );
  });

  it("is whom the first of our proxies has seen, and never what a stranger has written before", () => {
    fc.assert(
      fc.property(
        fc.array(written),
        theirs,
        fc.array(ours),
        ours,
        blank,
        (forged, client, proxies, connected, space) => {
          const header = [...forged, client, ...proxies].map((entry) => space + entry + space).join(",");
          expect(clientAddress(trusting("10.0.0.0/8"), connected, header)).toBe(client);
        },
      ),
    );
  });

  it("is the outermost proxy when that tells no address", () => {
    fc.assert(
      fc.property(
        fc.array(written),
        fc.constantFrom("", "unknown", "_x", "1.2.3", "a:b"),
        ours,
        (forged, none, proxy) => {
          const header = [...forged, none, proxy].join(",");
          expect(clientAddress(trusting("10.0.0.0/8"), "10.9.9.9", header)).toBe(proxy);
        },
      ),
    );
    expect(clientAddress(trusting("10.0.0.0/8"), "10.0.0.1", undefined)).toBe("10.0.0.1");
  });

  it("is of IPv6 the network of 64 bits, however it is spelled", () => {
    const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
    fc.assert(
      fc.property(fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group), fc.ipV6(), (head, other) => {
        const prefix = head.map((part) => part.toString(16)).join(":");
        const tails = ["1:2:3:4", "0:0:0:1", "FFFF:0:0:0"];
        const spellings = [...tails.map((tail) => `${prefix}:${tail}`), `${prefix}::`, `[${prefix}::9]:443`];
        const clients = spellings.map((address) => clientAddress(trusting(""), address, other));
        expect(new Set(clients)).toEqual(new Set([`${prefix}::/64`]));
      }),
    );
    expect(clientAddress(trusting(""), "fe80::1%eth0", undefined)).toBe("fe80:0:0:0::/64");
    expect(clientAddress(trusting(""), "::1", undefined)).toBe("0:0:0:0::/64");
  });

  it("is of IPv4 one address, also where IPv6 holds it", () => {
    expect(clientAddress(trusting(""), "::ffff:203.0.113.9", undefined)).toBe("203.0.113.9");
    expect(clientAddress(trusting(""), "::ffff:cb00:7109", undefined)).toBe("203.0.113.9");
    expect(clientAddress(trusting("10.0.0.0/8"), "::ffff:10.0.0.1", "203.0.113.9:51000")).toBe("203.0.113.9");
  });

  it("is never nothing", () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.option(fc.string(), { nil: undefined }), (...said) => {
        expect(clientAddress(trusting("10.0.0.0/8,fd00::/8"), ...said)).toMatch(/^(unknown|[\d.]+|[\da-f:]+::\/64)$/);
      }),
    );
  });
});

it.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["203.0.113.7", false],
  ["", false],
  [undefined, false],
])("%s being a proxy is %s", (address, expected) => {
  expect(isProxy(trusting("10.0.0.0/8"), address)).toBe(expected);
});

describe("the id of a request", () => {
  const UUID = "3f0b4c86-2d5e-4a37-9c11-6a7de0f6a111";

  it.each([UUID, UUID.replaceAll("-", ""), UUID.toUpperCase()])("is %s when a proxy says so", (given) => {
    expect(requestId(given, true)).toBe(given);
    expect(requestId(given, false)).not.toBe(given);
  });

  it.each(["", "1", "meera@example.com", `${UUID} x`, `${UUID}\n`, UUID.slice(1), "x".repeat(32), undefined, [UUID]])(
    "is never %j",
    (given) => expect(requestId(given, true)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  );
});
