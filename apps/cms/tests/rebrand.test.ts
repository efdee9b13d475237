import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { graphql } from "./cms";
import { sql } from "./database";
import { startSecondCms } from "./second-cms";
import { cmsSettings, end, machine } from "./setup/start-cms";

type Settings = Record<string, string>;

const QUERY = `{
  siteSetting {
    firmName shortName description mark { url } colors { primary accent secondary }
    region { language timeZone salaryCurrency salaryUnit }
  }
  contactDetail { city country phones { number } }
}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "brand-"));
  await cp("../../packages/brand/example", folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], settings: Settings): Promise<string> {
  const env = { ...machine, ...settings };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return (stdout || stderr).trim();
}

const rebrand = (settings: Settings) => run(["scripts/rebrand.mts", folder], settings);

async function change(field: string, value: unknown): Promise<() => Promise<void>> {
  const file = path.join(folder, "brand.json");
  const before = await readFile(file, "utf8");
  await writeFile(file, JSON.stringify({ ...JSON.parse(before), [field]: value }));
  return () => writeFile(file, before);
}

it("a mistake in the folder is named, and changes nothing", async () => {
  const marks = "select count(*) as count from files where name like 'mark-%'";
  const before = await sql(marks);
  const restore = await change("colors", { primary: "#8fd8b8", accent: "#f2b233" });
  const told = await rebrand(inject("settings"));
  await restore();
  expect(told).toMatch(
    /^brand\.json: colors\.primary: White on primary: 1\.\d\d, needed 4\.5\. #[0-9a-f]{6} is the nearest that passes\.$/m,
  );
  expect(told).toMatch(/Nothing was changed\.$/);
  expect(await sql(marks)).toEqual(before);
  expect((await graphql(QUERY)).data.siteSetting.firmName).not.toContain("Northlight");
});

it("a running CMS publishes it, twice the same, and a stopped one too", async () => {
  await startSecondCms(async (settings, cms) => {
    const read = async () => {
      const headers = { "content-type": "application/json", "x-site-token": settings.SITE_TOKEN ?? "" };
      const body = JSON.stringify({ query: QUERY });
      return (await (await fetch(`${settings.CMS_URL}/graphql`, { method: "POST", headers, body })).json()).data;
    };
    const before = await read();
    expect(await rebrand(settings)).toMatch(
      /^Published in the site settings:\n {2}Northlight Systems, .*\n {2}hello@north/s,
    );
    const first = await read();
    expect(first).toMatchObject({
      siteSetting: {
        firmName: "Northlight Systems",
        shortName: null,
        mark: { url: expect.stringMatching(/mark_[0-9a-f]{8}_.*\.svg$/) },
        colors: { primary: "#0b7a53", accent: "#f2b233", secondary: null },
        region: { language: "en_GB", timeZone: "Europe/London", salaryCurrency: "GBP", salaryUnit: "year" },
      },
      contactDetail: { city: "Bristol", country: "United Kingdom", phones: [{ number: "+44 117 496 0142" }] },
    });
    expect(first.siteSetting.description.replaceAll("Northlight Systems", before.siteSetting.firmName)).toBe(
      before.siteSetting.description,
    );
    await rebrand(settings);
    expect(await read()).toEqual(first);

    await end(cms, "SIGTERM");
    const restore = await change("shortName", "North");
    expect(await rebrand(settings)).toContain("Northlight Systems, North,");
    await restore();
  });
});

it("an empty database is filled with it, unless there is a mistake in it", async () => {
  const dataDir = path.join(folder, "data");
  const settings = { ...(await cmsSettings(dataDir)), BRAND: folder };
  const seed = () => run(["scripts/seed.mts"], settings);
  const restore = await change("timeZone", "London");
  expect(await seed()).toMatch(/left nothing behind: brand\.json: timeZone: must be the name of a time zone/);
  await restore();
  expect(await seed()).toBe("Seeded the empty database.");
  const database = new Database(path.join(dataDir, "cms.sqlite"), { readonly: true });
  const texts = (query: string) => database.prepare(query).pluck().all();
  expect(texts("select distinct firm_name from site_settings")).toEqual(["Northlight Systems"]);
  expect(texts("select distinct city from contact_details")).toEqual(["Bristol"]);
  expect(texts("select distinct ceo_name from about_pages")).toEqual(["Ada Examplewood"]);
  expect(texts("select distinct salary_currency from jobs where salary_min > 0")).toEqual(["GBP"]);
});
