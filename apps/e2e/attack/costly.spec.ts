import { expect, test } from "@playwright/test";
import { CONTENT, isOpen, PANEL, PANEL_ROLES } from "@repo/testing/access";
import { seeded } from "@repo/testing/seed";
import { type Models, modelsOf } from "@repo/testing/unpublished";
import { product } from "../product";
import { type Asker, atCms } from "./actors";
import { ask } from "./client";
import { costly } from "./costly";
import { panel, productMemory, usage } from "./environment";

/** `npm run test:attack` asks everything, and `npm test` one question for each route and account. */
const ROUND = Number(process.env.ATTACK_ROUND ?? 1);
const LONGEST_S = 1;
const ATTEMPTS = 3;
/** Node.js takes this much for large bodies, and for a reader of a file, before it collects them. */
const GROWTH_MB = 1_024;

const KINDS = ["home-page", "job", "technology", "service", "page", "technology-category", "case-study"];
const UIDS = KINDS.map((name) => `api::${name}.${name}`);

let models: Models;
let atStart = 0;
const documents: Record<string, string[]> = {};
test.beforeAll(async () => {
  atStart = productMemory();
  models = await modelsOf(panel());
  for (const uid of UIDS.slice(1)) {
    documents[uid] = (await panel().collection(uid).list()).map(({ documentId }) => documentId);
  }
});

/** A request blocks the CMS through its processor time, which other work on the machine doesn't affect. */
for (const actor of ["nobody", "the site", "jobs-admin", "blog-admin", ...PANEL_ROLES, "Super Admin"] as Asker[]) {
  test(`no request of ${actor} stops the CMS, however deep, wide, long and many it is`, async () => {
    const open = Object.entries({ ...PANEL, ...CONTENT }).filter(([, allowed]) => isOpen(allowed, actor));
    const routes = new Set(open.map(([name]) => name.split(" ").slice(0, 2).join(" ")));
    const { below } = seeded(`costly ${actor}`);
    const chosen = [...routes].flatMap((route) => {
      const [method = "", path = ""] = route.split(" ");
      const all = UIDS.flatMap((uid) => costly({ method, path }, models, uid, documents[uid] ?? []));
      return ROUND > 1 ? all : (all[below(all.length)] ?? []);
    });
    const slow: string[] = [];
    let most = 0;
    for (const { kind, question } of chosen) {
      let blocked = Number.POSITIVE_INFINITY;
      // Other work of the CMS can make a measurement longer, never shorter.
      for (let attempt = 1; attempt <= ATTEMPTS && blocked > LONGEST_S; attempt += 1) {
        const { headers, ...asked } = question();
        const before = await usage();
        const { status } = await ask(product.CMS_URL, { ...asked, headers: { ...headers, ...(await atCms(actor)) } });
        const { seconds, lag } = await usage();
        blocked = Math.min(blocked, seconds - before.seconds, lag);
        most = Math.max(most, productMemory());
        if (attempt === ATTEMPTS && blocked > LONGEST_S) {
          slow.push(`${blocked.toFixed(1)} s, ${status}: ${kind}, ${asked.method} ${asked.path.slice(0, 120)}`);
        }
      }
    }
    expect(slow, `${chosen.length} asked`).toEqual([]);
    expect(most).toBeLessThan(atStart + GROWTH_MB);
  });
}
