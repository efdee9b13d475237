import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./packages.ts";

const { snapshots } = parse(readFileSync(path.join(root, "pnpm-lock.yaml"), "utf8")) as { snapshots: object };

/** pnpm makes a copy for each set of peers, so packages that use Strapi must name the same ones. */
it.each(["@strapi/admin", "@strapi/strapi", "react-intl"])("there is one copy of %s", (name) => {
  const copies = Object.keys(snapshots).filter((id) => id.startsWith(`${name}@`));
  expect(copies).toHaveLength(1);
});
