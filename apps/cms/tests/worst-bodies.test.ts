import { request } from "node:http";
import { CONTENT, isOpen, PANEL, requestOf } from "@repo/testing/access";
import { costsMore } from "@repo/testing/cost";
import { dearBodies, plainJson } from "@repo/testing/worst-json";
import { describe, expect, it } from "vitest";
import { startSecondCms } from "./second-cms";
import { bySite, signInTo } from "./sign-in";

const ID = "00000000-0000-4000-8000-000000000000";
const METRICS_TOKEN = "token-of-the-metrics";
const MB = 1024 ** 2;
/** Just below what is read of a visitor, and as much as is parsed of names from an account. */
const [READ, PARSED] = [60 * 1024, 300 * 1024];
const STALLED = 140;

type Row = { route: string; who: string; bytes: number };

const writing = (table: object) => Object.keys(table).filter((route) => /^(POST|PUT|PATCH) /.test(route));

const rows: Row[] = [
  ...writing(PANEL).flatMap((route) => of(route, "nobody", isOpen(PANEL[route], "nobody") ? [MB, READ] : [MB])),
  ...writing(CONTENT).flatMap((route) => [
    ...of(route, "the site", isOpen(CONTENT[route], "the site") ? [MB, READ] : [MB]),
    ...["jobs-admin", "blog-admin"]
      .filter((who) => isOpen(CONTENT[route], who))
      .flatMap((who) => of(route, who, [MB, PARSED])),
  ]),
];

function of(route: string, who: string, sizes: number[]): Row[] {
  return sizes.map((bytes) => ({ route, who, bytes }));
}

async function sendersOf(settings: Record<string, string>): Promise<Record<string, Record<string, string>>> {
  const account = async (role: "jobs-admin" | "blog-admin") => {
    const { access } = (await (await signInTo(settings, role)).json()) as { access: { token: string } };
    return { ...bySite(settings), authorization: `Bearer ${access.token}` };
  };
  return {
    nobody: {},
    "the site": bySite(settings),
    "jobs-admin": await account("jobs-admin"),
    "blog-admin": await account("blog-admin"),
  };
}

const measured = (use: (cmsUrl: string, scrape: () => Promise<string>, settings: Record<string, string>) => unknown) =>
  startSecondCms(
    async (settings) => {
      const { CMS_URL = "" } = settings;
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      await use(CMS_URL, async () => (await fetch(`${CMS_URL}/_metrics`, { headers })).text(), settings);
    },
    { METRICS_TOKEN },
  );

describe("a body of JSON", { tags: ["full"], timeout: 300_000 }, () => {
  it("costs no route much more than a plain one of its size, whoever sends it, and whatever it has most of", () =>
    measured(async (cmsUrl, scrape, settings) => {
      const senders = await sendersOf(settings);
      const sent = rows.map(({ route, who, bytes }) => {
        const { method, path } = requestOf(route, ID);
        const headers = { "content-type": "application/json", ...senders[who] };
        const send = async (body: string) => (await fetch(cmsUrl + path, { method, headers, body })).arrayBuffer();
        return { what: `${route} of ${who}`, bytes, send };
      });
      expect(await dearBodies(scrape, sent)).toEqual([]);
    }));

  it("that stalls holds no more memory than its bytes, however many do", () =>
    measured(async (cmsUrl, scrape, settings) => {
      const stall = (path: string, sender: Record<string, string>) => async () => {
        const headers = { "content-type": "application/json", "content-length": READ, ...sender };
        const stalled = Array.from({ length: STALLED }, () =>
          request(cmsUrl + path, { method: "POST", headers, agent: false }).on("error", () => undefined),
        );
        await Promise.all(stalled.map((each) => new Promise((resolve) => each.write(plainJson(READ - 1), resolve))));
        return () => stalled.forEach((each) => void each.destroy());
      };
      for (const [path, sender] of [
        ["/admin/login", {}],
        ["/api/contact", bySite(settings)],
        ["/graphql", bySite(settings)],
      ] as const) {
        const begun: (() => void)[] = [];
        const begin = async () => void begun.push(await stall(path, sender)());
        const cost = await costsMore(scrape, begin, async () => fetch(`${cmsUrl}/_health`));
        for (const end of begun) end();
        expect(cost, path).toBeUndefined();
      }
    }));
});
