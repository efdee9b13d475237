import { expect, test } from "@playwright/test";
import { CONTENT, isOpen, PANEL, PANEL_ROLES } from "@repo/testing/access";
import { seeded } from "@repo/testing/seed";
import { type Models, modelsOf } from "@repo/testing/unpublished";
import { product } from "../product";
import { type Asker, atCms } from "./actors";
import { ask } from "./client";
import { costly } from "./costly";
import { panel, productMemory, type Secrets, usage } from "./environment";

/** `npm run test:attack` asks everything; `npm test` one request of each kind for each account. */
const ROUND = Number(process.env.ATTACK_ROUND ?? 1);
const SAMPLE = 2;
const LONGEST_S = 1;
/** What Node.js takes for large bodies before it collects them, and a reader of a file. */
const GROWTH_MB = 512;

const secrets: Secrets = JSON.parse(process.env.SECRETS ?? "{}");
const UIDS = ["api::home-page.home-page", "api::job.job", "api::technology.technology", "api::page.page"];

let models: Models;
let atStart = 0;
test.beforeAll(async () => {
  atStart = productMemory();
  models = await modelsOf(panel());
});

/** A request that holds the CMS up does so by its processor: other work on the machine takes no part in that. */
for (const actor of ["nobody", "the site", "jobs-admin", "blog-admin", ...PANEL_ROLES, "Super Admin"] as Asker[]) {
  test(`no request of ${actor} stops the CMS, however deep, wide, long and many it is`, async () => {
    const routes = Object.entries({ ...PANEL, ...CONTENT }).filter(([, allowed]) => isOpen(allowed, actor));
    const questions = routes.flatMap(([name]) => {
      const [method = "", path = "", type] = name.split(" ");
      const uids = type ? [type] : UIDS;
      return uids.flatMap((uid) => costly({ method, path }, models, uid, secrets.job));
    });
    const kinds = Map.groupBy(questions, ({ kind }) => kind);
    const { below } = seeded(`costly ${actor}`);
    const some = (all: typeof questions) => Array.from({ length: SAMPLE }, () => all[below(all.length)] ?? []).flat();
    const chosen = [...kinds.values()].flatMap((all) => (ROUND > 1 ? all : some(all)));
    const slow: string[] = [];
    let most = 0;
    for (const { kind, question } of chosen) {
      const { headers, ...asked } = question();
      const before = await usage();
      const { status } = await ask(product.CMS_URL, { ...asked, headers: { ...headers, ...(await atCms(actor)) } });
      const { seconds, lag } = await usage();
      const took = seconds - before.seconds;
      if (Math.min(took, lag) > LONGEST_S) {
        slow.push(`${took.toFixed(1)} s, ${status}: ${kind}, ${asked.method} ${asked.path.slice(0, 120)}`);
      }
      most = Math.max(most, productMemory());
    }
    expect(slow, `${chosen.length} asked`).toEqual([]);
    expect(most).toBeLessThan(atStart + GROWTH_MB);
  });
}
