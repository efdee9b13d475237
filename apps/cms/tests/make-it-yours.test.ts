import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createPanel, type Panel, signInToPanel } from "@repo/testing/panel";
import { expect, it } from "vitest";
import { startSecondCms } from "./second-cms";
import { PANEL_ACCOUNT } from "./setup/start-cms";

type Left = { left: Record<string, number> | null; mayRemove: boolean };

const SETTINGS = "/content-manager/single-types/api::site-setting.site-setting";

it("says what is still the sample's, and removes what nobody has edited", { timeout: 240_000 }, async () => {
  await startSecondCms(
    async (settings) => {
      const { CMS_URL = "", DATA_DIR = "" } = settings;
      const token = await signInToPanel(CMS_URL, PANEL_ACCOUNT);
      const panel = createPanel(CMS_URL, token);
      const leftOf = async () => (await panel.get<Left>("GET", "/make-it-yours/left")).left;
      const before = await leftOf();
      expect(before).toMatchObject({ name: 1, mark: 1, contact: 1, country: 1, legal: 2, jobs: 4, posts: 5 });
      expect(Math.min(...Object.values(before ?? {}))).toBeGreaterThan(0);

      await rename(panel);
      expect(await leftOf()).toEqual({ ...before, name: 0 });
      await panel.get("POST", "/make-it-yours/keep", { item: "country" });
      expect(await leftOf()).toEqual({ ...before, name: 0, country: 0 });
      expect((await panel.ask("POST", "/make-it-yours/keep", { item: "constructor" })).status).toBe(404);

      const jobs = panel.collection<{ documentId: string; title: string }>("job");
      const [own] = await jobs.list();
      await jobs.publish({ title: "A job of ours" }, own?.documentId);
      expect(await leftOf()).toMatchObject({ jobs: 3 });

      const going = await panel.get<Record<string, number>>("GET", "/make-it-yours/sample");
      expect(going).toMatchObject({ jobs: 3, posts: 5, caseStudies: before?.caseStudies });
      expect(going.pictures).toBeGreaterThan(5);
      const files = () => panel.get<{ pagination: { total: number } }>("GET", "/upload/files?pageSize=1");
      const { pagination } = await files();

      const backups = path.join(DATA_DIR, "backups");
      await rm(backups, { recursive: true, force: true });
      await writeFile(backups, "in the way");
      const remove = "/make-it-yours/sample/remove";
      expect((await panel.ask("POST", remove, {})).status).toBe(400);
      const refused = await panel.ask("POST", remove, { isSure: true });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain("Nothing was removed");
      expect(await panel.get("GET", "/make-it-yours/sample")).toEqual(going);

      await rm(backups);
      await mkdir(backups);
      const { archive } = await panel.get<{ archive: string }>("POST", remove, { isSure: true });
      expect(await readdir(backups)).toEqual([path.basename(archive)]);
      const { data } = await contentOf(
        settings,
        "{ jobs { title } blogPosts { title } caseStudies { title } services { title testimonials { name } } homePage { proofQuote { name } showcaseSlides { title link { href } } } }",
      );
      expect(data).toMatchObject({ jobs: [{ title: "A job of ours" }], blogPosts: [], caseStudies: [] });
      expect(data.services.flatMap((service: { testimonials: object[] }) => service.testimonials)).toEqual([]);
      expect(data.homePage.proofQuote).toBeNull();
      expect(data.homePage.showcaseSlides.length).toBeGreaterThan(0);
      expect(JSON.stringify(data.homePage)).not.toContain("/work/");
      expect((await files()).pagination.total).toBe(pagination.total - (going.pictures ?? 0));
      expect(await leftOf()).toMatchObject({ jobs: 0, posts: 0, caseStudies: 0 });

      await panel.get("POST", "/make-it-yours/dismiss");
      expect(await leftOf()).toBeNull();
    },
    {},
    seedAnew,
  );
});

const seedAnew = ({ DATA_DIR = "" }: Record<string, string>) => rm(path.join(DATA_DIR, "cms.sqlite"));

async function rename(panel: Panel): Promise<void> {
  const { data } = await panel.get<{ data: { firmName: string } }>("GET", SETTINGS);
  await panel.get("PUT", SETTINGS, { firmName: "Northwind Software" });
  expect((await panel.get<Left>("GET", "/make-it-yours/left")).left?.name).toBe(1);
  await panel.get("POST", `${SETTINGS}/actions/publish`, { firmName: "Northwind Software" });
  expect(data.firmName).not.toBe("Northwind Software");
}

// biome-ignore lint/suspicious/noExplicitAny: the test itself says what it is
async function contentOf({ CMS_URL, SITE_TOKEN = "" }: Record<string, string>, query: string): Promise<any> {
  const headers = { "content-type": "application/json", "x-site-token": SITE_TOKEN };
  const answer = await fetch(`${CMS_URL}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
  return answer.json();
}
