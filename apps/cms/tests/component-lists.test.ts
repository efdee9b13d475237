import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { graphql, panelSession, rest } from "./cms";

const ADDRESS = "/content-manager/single-types/api::footer.footer";
const MAX = 100;

type Attribute = { type: string; repeatable?: boolean; max?: number };
type Footer = { quickLinks: { label: string; href: string; newTab: boolean }[] };

const panel = (path: string, method?: string, body?: object) => rest(path, { method, body, headers: panelSession() });

const read = async () => ((await (await panel(ADDRESS)).json()) as { data: Footer }).data;

async function publish(quickLinks: Footer["quickLinks"]): Promise<number> {
  return (await panel(`${ADDRESS}/actions/publish`, "POST", { ...(await read()), quickLinks })).status;
}

const links = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    label: `Link ${number}`,
    href: `/services?link=${number}`,
    newTab: false,
  }));

let before: Footer["quickLinks"];

afterAll(() => publish(before));

it("a list of components is answered whole, as long as an editor can make it", async () => {
  before = (await read()).quickLinks.map(({ label, href, newTab }) => ({ label, href, newTab }));
  expect(await publish(links(MAX))).toBe(200);
  const { data } = await graphql("{ footer { quickLinks { label } } }");
  expect(data.footer.quickLinks).toHaveLength(MAX);
  const { data: some } = await graphql("{ footer { quickLinks(pagination: { limit: 3 }) { label } } }");
  expect(some.footer.quickLinks).toHaveLength(3);

  expect(await publish(links(MAX + 1))).toBe(400);
});

it("no list of components can grow longer than that", () => {
  const files = globSync("src/{api/*/content-types/*,components/*}/*.json");
  const lists = files.flatMap((file) => {
    const { attributes } = JSON.parse(readFileSync(file, "utf8")) as { attributes: Record<string, Attribute> };
    return Object.entries(attributes).filter(([, { type, repeatable }]) => type === "component" && repeatable);
  });
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(([, { max = Number.POSITIVE_INFINITY }]) => max > MAX)).toEqual([]);
});
