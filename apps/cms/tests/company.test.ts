import { randomUUID } from "node:crypto";
import type { SearchAnswer } from "@repo/contract/search/search";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { moment } from "./applications";
import { graphql, panel, rest, site } from "./cms";
import { sql } from "./database";
import { startSecondCms } from "./second-cms";
import { newWord } from "./unique";

type Row = Record<string, unknown>;
type Refusal = { error: { details: { errors: { path: string[]; message: string }[] } } };

const SETTING = "/content-manager/single-types/api::site-setting.site-setting";
const CONTACT = "/content-manager/single-types/api::contact-detail.contact-detail";
const jobs = panel.collection<Row & { documentId: string }>("job");
const faqs = panel.collection("faq");
const posts = panel.collection("blog-post");
const kept = new Map<string, Row>();
const read = async (path: string) => (await panel.get<{ data: Row }>("GET", path)).data;
const publish = (path: string, fields: object) => panel.get("POST", `${path}/actions/publish`, fields);

async function refusalOf(path: string, fields: object): Promise<Record<string, string>> {
  const answer = await panel.ask("POST", `${path}/actions/publish`, fields);
  expect(answer.status).toBe(400);
  const { errors } = ((await answer.json()) as Refusal).error.details;
  return Object.fromEntries(errors.map(({ path, message }) => [path.join("."), message]));
}

beforeAll(async () => {
  for (const path of [SETTING, CONTACT]) kept.set(path, await read(path));
});
afterAll(async () => {
  for (const [path, fields] of kept) await publish(path, fields);
});

const rename = (firmName: string, shortName: string) => publish(SETTING, { ...kept.get(SETTING), firmName, shortName });

describe("the firm's name", () => {
  it("stands for {firm} wherever the site reads, as soon as it is published, and never in the panel", async () => {
    const [word, name] = [newWord(), `Quill & "Oak" ${newWord()}`];
    const question = await faqs.publish({
      question: `Who is ${word}?`,
      answer: "{firm}, or {firm.short}.",
      place: "home",
    });
    const title = `${word} at {firm}`;
    const post = await posts.publish({ title, description: "Written by {firm.short}.", metaTags: "" });
    try {
      for (const [firmName, shortName] of [
        [name, "Quill"],
        [`${newWord()} Limited`, ""],
      ] as const) {
        await rename(firmName, shortName);
        const short = shortName || firmName.split(" ")[0];
        const filters = `filters: { question: { contains: "${word}" } }`;
        await expect
          .poll(async () => (await graphql(`{ faqs(${filters}) { answer } }`)).data.faqs)
          .toEqual([{ answer: `${firmName}, or ${short}.` }]);
        const found = await rest(`/api/search?q=${encodeURIComponent(`${word} ${short}`)}`, {
          headers: site(randomUUID()),
        });
        const { groups } = (await found.json()) as SearchAnswer;
        const [hit] = groups.flatMap(({ kind, hits }) => (kind === "blog-post" ? hits : []));
        expect(hit?.title.map(({ text }) => text).join("")).toBe(`${word} at ${firmName}`);
      }
      expect(await posts.read(post.documentId)).toMatchObject({ title });
    } finally {
      await faqs.remove(question.documentId);
      await posts.remove(post.documentId);
    }
  });

  it("follows what another program has published, within a second or two", async () => {
    const name = `Rook ${newWord()}`;
    const change = "update site_settings set firm_name = ?, updated_at = ? where published_at is not null";
    await sql(change, name, moment(Date.now()));
    const panelPage = async () => (await fetch(`${inject("cmsUrl")}/admin`)).text();
    await expect.poll(panelPage, { timeout: 4_000 }).toContain(name);
  });

  it("is the panel's, with the mark, unless an administrator has chosen a logo", async () => {
    await rename(`Ember <i> ${newWord()}`, "Ember");
    const page = await (await fetch(`${inject("cmsUrl")}/admin`)).text();
    expect(page).toContain("\nEmber\n");
    expect(page).not.toContain("<i>");
    const { mark } = kept.get(SETTING) as { mark: { url: string } };
    expect(page).toContain(`<link rel="icon" href="${mark.url}">`);
    const { data } = await (await fetch(`${inject("cmsUrl")}/admin/init`)).json();
    expect(data).toMatchObject({ menuLogo: mark.url, authLogo: mark.url });
  });
});

it("a job keeps the currency and unit of the firm in which its salary was written", async () => {
  const { region } = kept.get(SETTING) as { region: Row };
  const inEuro = { ...region, salaryCurrency: "EUR", salaryUnit: "year" };
  await publish(SETTING, { ...kept.get(SETTING), region: inEuro });
  const written = { title: "Lamplighter", details: "Full time", description: "Light", requirements: "Hands" };
  const made: string[] = [];
  const salaryOf = async (fields: object, id?: string) => {
    const { documentId, salaryMin, salaryUnit, salaryCurrency } = await jobs.publish({ ...written, ...fields }, id);
    if (!id) made.push(documentId);
    return `${salaryMin} ${salaryCurrency} ${salaryUnit}`;
  };
  try {
    await expect.poll(async () => salaryOf({ salaryMin: 30_000 }), { interval: 500 }).toBe("30000 EUR year");
    await publish(SETTING, kept.get(SETTING) ?? {});
    await expect.poll(async () => salaryOf({ salaryMin: 9 }), { interval: 500 }).toBe("9 INR LPA");
    expect(await salaryOf({ details: "Part time" }, made[0])).toBe("30000 EUR year");
    expect(await salaryOf({ salaryMin: 9, salaryCurrency: "EUR" })).toBe("9 EUR year");
  } finally {
    for (const id of made) await jobs.remove(id);
  }
});

it("settings of an earlier version get the colours and region of their build, and keep what they have", async () => {
  const links = "from site_settings_cmps where component_type = ? and entity_id = ?";
  const [{ id } = {}] = await sql("select id from site_settings where published_at is not null");
  const [link] = await sql(`select * ${links}`, "site.colors", id);
  const query = "{ siteSetting { colors { primary } region { timeZone } } }";
  const before = (await graphql(query)).data;
  await sql(`delete ${links}`, "site.colors", id);
  try {
    expect((await graphql(query)).data.siteSetting).toEqual({ ...before.siteSetting, colors: null });
    await startSecondCms(async ({ CMS_URL, SITE_TOKEN = "" }) => {
      const answer = await fetch(`${CMS_URL}/graphql`, {
        method: "POST",
        headers: { "x-site-token": SITE_TOKEN, "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      expect(await answer.json()).toEqual({ data: before });
    });
  } finally {
    await sql(`delete ${links}`, "site.colors", id);
    const names = Object.keys(link ?? {});
    const columns = names.map((name) => `"${name}"`).join(", ");
    await sql(
      `insert into site_settings_cmps (${columns}) values (${names.map(() => "?").join(", ")})`,
      ...Object.values(link ?? {}),
    );
  }
});

describe("publishing refuses, naming the field,", () => {
  const setting = <Field extends string>(field: Field, values: object) => {
    const before = kept.get(SETTING) ?? {};
    return { ...before, [field]: { ...(before[field] as object), ...values } } as Record<Field, object>;
  };

  it("colours that can't be read on one another, and names the nearest that can", async () => {
    const sample = kept.get(SETTING)?.colors as Row & { id: number };
    const colors = { ...Object.fromEntries(Object.keys(sample).map((name) => [name, null])), id: sample.id };
    const fields = setting("colors", { ...colors, primary: "#8fd3ff", accent: "#ee7236" });
    const { "colors.primary": message = "" } = await refusalOf(SETTING, fields);
    expect(message).toMatch(/^White on primary: 1\.\d\d, needed 4\.5\. #[0-9a-f]{6} is the nearest that passes\.$/);
    const [, nearest] = /(#[0-9a-f]{6})/.exec(message) ?? [];
    await publish(SETTING, { ...fields, colors: { ...fields.colors, primary: nearest } });
    expect((await panel.ask("PUT", SETTING, fields)).status).toBe(200);
  });

  it.each([
    ["colors", { accent: "orange" }, "colors.accent"],
    ["colors", { primary: "" }, "colors.primary"],
    ["region", { timeZone: "Atlantis" }, "region.timeZone"],
    ["region", { salaryCurrency: "Euro", salaryUnit: "year" }, "region.salaryCurrency"],
    ["region", { salaryCurrency: "EUR", salaryUnit: "LPA" }, "region.salaryUnit"],
  ])("%s %j", async (field, values, refused) => {
    expect(Object.keys(await refusalOf(SETTING, setting(field, values)))).toEqual([refused]);
  });

  it("a country that isn't one, but takes its usual names", async () => {
    const contact = kept.get(CONTACT);
    expect(Object.keys(await refusalOf(CONTACT, { ...contact, country: "Atlantis" }))).toEqual(["country"]);
    for (const country of ["the UK", "Ireland"]) await publish(CONTACT, { ...contact, country });
  });
});
