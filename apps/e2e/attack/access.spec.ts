import { expect, test } from "@playwright/test";
import { ACTORS, type Actor, CONTENT, isOpen, PANEL, requestOf } from "@repo/testing/access";
import { product } from "../product";
import { atCms } from "./actors";
import { ask } from "./client";
import { plantSecrets } from "./environment";

const NOTHING = "999999";

async function isLetThrough(actor: Actor, route: string): Promise<boolean> {
  const { method, path } = requestOf(route, NOTHING);
  const sent = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
  const headers = { ...sent.headers, ...(await atCms(actor)) };
  const { status } = await ask(product.CMS_URL, { method, path, ...sent, headers });
  return ![401, 403].includes(status);
}

/** Who reads a type without entries, as a single type, is asked for the right to create one. */
test.beforeAll(async () => {
  await plantSecrets();
});

/** The CMS's `permissions.test.ts` tests the refusals. */
for (const actor of ACTORS) {
  test(`${actor} is let through to what the table of access says`, async () => {
    const all = Object.entries(actor === "API token" ? { ...PANEL, ...CONTENT } : PANEL);
    // The CMS's tests also cover the deletion of pages, which would be missing for later actors here.
    const routes = all.filter(([route]) => !route.startsWith("DELETE /content-manager/single-types/"));
    const refused: string[] = [];
    for (const [route, allowed] of routes) {
      if (isOpen(allowed, actor) && !(await isLetThrough(actor, route))) refused.push(route);
    }
    expect(refused).toEqual([]);
  });
}
