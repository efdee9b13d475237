import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ACTORS } from "@repo/testing/access";
import { seed, seeded } from "@repo/testing/seed";
import { product } from "../product";
import { hasNginx, startEdge } from "../start-edge";
import { type Asker, atCms, atSite } from "./actors";
import { type Answer, ask, type Question } from "./client";
import { countRows, memory, plantSecrets, type Secrets, TEMPORARY } from "./environment";
import { hostile } from "./hostile";
import { type Route, routesOfCms, routesOfSite } from "./routes";

/** The number of hostile questions for each route and actor. `npm run test:attack` sets a higher one. */
const ROUND = Number(process.env.ATTACK_ROUND ?? 1);
const MINUTES = Number(process.env.ATTACK_MINUTES ?? 0);
const SHOWN = 20;
/** The most that warm servers may grow after their first round. */
const GROWTH_MB = 200;
/** Requests a second, so high that the edge limits nobody here. */
const MANY = 1_000_000;

const READS_PERSONS: Asker[] = ["jobs-admin", "Form answers", "Recruiter", "Super Admin", "API token"];
const READS_DRAFTS: Asker[] = ["Content editor", "Recruiter", "Reviewer", "Super Admin"];
const INSIDE = /\bat (?:async )?\S+ \(?(?:file:\/\/)?\/\S+:\d+:\d+|SqliteError|SQLITE_|node_modules/;
/** Anybody's forms count towards limits, and a valid enquiry or application is mailed. */
const WRITTEN_BY_ANYBODY = /^(mails|job_applications.*|form_answers|files.*|rate_limits|strapi_sessions)$/;

type Door = {
  door: string;
  actors: readonly Asker[];
  origin: () => string;
  headersOf: (actor: Asker) => Promise<Record<string, string>>;
  routesOf: () => Route[];
};

let edge: Awaited<ReturnType<typeof startEdge>> | undefined;

const atCmsItself = { headersOf: atCms, routesOf: routesOfCms };
const ofSite = { actors: ["nobody", "jobs-admin", "blog-admin"] as const, headersOf: atSite, routesOf: routesOfSite };
const DOORS: Door[] = [
  { door: "CMS", actors: [...ACTORS, "the site"], origin: () => product.CMS_URL, ...atCmsItself },
  { door: "site", origin: () => product.SITE_URL, ...ofSite },
];
if (hasNginx) {
  DOORS.push(
    { door: "edge", origin: () => edge?.url ?? "", ...ofSite, actors: ["nobody", "jobs-admin"] },
    { door: "panel behind the edge", actors: ["nobody"], origin: () => edge?.panel ?? "", ...atCmsItself },
  );
}

const warm = new Map<string, number>();

test.beforeAll(async () => {
  if (!hasNginx) return;
  edge = await startEdge(MANY);
});

test.afterAll(() => edge?.end());

for (const { door, actors, origin, headersOf, routesOf } of DOORS) {
  for (const actor of actors) {
    test(`${actor} at the ${door} is answered, and with nothing that is not theirs`, async () => {
      // An actor that may publish makes what it finds public.
      const secrets = await plantSecrets();
      const rows = countRows();
      const faults: string[] = [];
      let asked = 0;
      const deadline = Date.now() + (MINUTES * 60_000) / DOORS.flatMap((each) => each.actors).length;
      for (let round = 1; round === 1 || Date.now() < deadline; round += 1) {
        for (const route of routesOf()) {
          const { sample } = seeded(`${round} ${actor} ${door} ${route.method} ${route.path}`);
          for (const question of sample(hostile(route, secrets.ids), ROUND)) {
            const headers = { ...question.headers, ...(await headersOf(actor)) };
            const answer = await ask(origin(), { ...question, headers });
            asked += 1;
            faults.push(
              ...faultsOf(actor, route, answer, secrets.words).map((fault) => `${fault}: ${named(route, question)}`),
            );
          }
        }
        if (!warm.has(door)) for (const [name, size] of Object.entries(await memory())) warm.set(name, size);
        warm.set(door, 0);
      }
      expect(faults.slice(0, SHOWN), `${faults.length} of ${asked} with TEST_SEED=${seed}`).toEqual([]);
      if (actor === "nobody") expect(changed(rows, countRows()), `TEST_SEED=${seed}`).toEqual([]);
    });
  }
}

test("an attack leaves no file and no memory behind", async () => {
  const kept = () => [
    ...readdirSync(TEMPORARY).filter((name) => !name.startsWith("maildev-")),
    ...readdirSync(path.join(product.DATA_DIR, "incoming")),
  ];
  await expect.poll(kept).toEqual([]);
  if (ROUND === 1) return;
  for (const [name, size] of Object.entries(await memory())) {
    expect(size, `MB of the ${name}`).toBeLessThan((warm.get(name) ?? size) + GROWTH_MB);
  }
});

function faultsOf(actor: Asker, { path }: Route, { status, text }: Answer, words: Secrets["words"]): string[] {
  const seesDrafts =
    READS_DRAFTS.includes(actor) || (/^(blog-admin|API token)$/.test(actor) && path.includes("/dashboard/posts"));
  const faults = [
    status >= 500 && `${status} ${text.slice(0, 150)}`,
    status === 0 && `no answer (${text})`,
    text.includes(words.draft) && !seesDrafts && `${status}, a draft`,
    text.includes(words.person) && !READS_PERSONS.includes(actor) && `${status}, a person's data`,
    status !== 200 && INSIDE.test(text) && `${status}, its inside`,
  ];
  return faults.filter((fault) => fault !== false);
}

function changed(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.keys(after).filter((table) => after[table] !== before[table] && !WRITTEN_BY_ANYBODY.test(table));
}

function named({ method, path }: Route, { path: address, headers, body }: Question): string {
  const sent = body === undefined ? "" : ` ${String(body).slice(0, 300)}`;
  return `${method} ${path} as ${address.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}${sent}`;
}
