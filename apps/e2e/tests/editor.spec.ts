import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileName } from "@repo/contract/page/media";
import { product } from "../product";
import { expect, test } from "./fixtures";
import { panel } from "./panel";

type Entry = { documentId: string } & Record<string, unknown>;
type Change = {
  type: string;
  field: string;
  pages: string[];
  where?: [name: string, value: string];
  edit?: (text: string, mark: string) => string;
};

const EVERYWHERE = ["/", "/services/24-7-support"];
const append = (text: string, mark: string) => `${text} ${mark}`;

// No other test names these texts. A technology has only its name, so it gets an invisible soft hyphen.
const CHANGES: Change[] = [
  { type: "site-setting", field: "tagline", pages: EVERYWHERE },
  { type: "header", field: "button.label", pages: EVERYWHERE, edit: (text) => text.replace("Us", "U\u00ads") },
  { type: "footer", field: "ctaText", pages: [...EVERYWHERE, "/careers"] },
  { type: "contact-detail", field: "street", pages: [...EVERYWHERE, "/contact"] },
  { type: "home-page", field: "servicesSubtitle", pages: ["/"] },
  { type: "about-page", field: "missionText", pages: ["/about"] },
  { type: "services-page", field: "bannerSubtitle", pages: ["/services"] },
  { type: "technologies-page", field: "hero.subtitle", pages: ["/technologies"] },
  { type: "industries-page", field: "introTitle", pages: ["/industries"] },
  { type: "work-page", field: "callout.description", pages: ["/work", "/work/pulsewell-clinic-booking"] },
  { type: "search-page", field: "emptyText", pages: ["/search"] },
  { type: "careers-page", field: "benefitsSubtitle", pages: ["/careers"] },
  { type: "contact-page", field: "formSubtitle", pages: ["/contact"] },
  { type: "terms-page", field: "seo.keywords", pages: ["/terms-and-conditions"] },
  { type: "privacy-page", field: "seo.keywords", pages: ["/privacy-policy"] },
  { type: "industry", field: "description", where: ["title", "Sports"], pages: ["/", "/industries"] },
  { type: "technology-category", field: "description", where: ["slug", "design"], pages: ["/technologies"] },
  {
    type: "technology",
    field: "name",
    where: ["name", "JavaScript"],
    pages: ["/", "/technologies"],
    edit: () => "Java\u00adScript",
  },
  { type: "faq", field: "answer", where: ["question", "What happens after launch?"], pages: ["/"] },
];

test.describe.configure({ mode: "default" });

async function find({ type, where }: Pick<Change, "type" | "where">): Promise<{ address: string; entry: Entry }> {
  const uid = `api::${type}.${type}`;
  if (!where) {
    const address = `/content-manager/single-types/${uid}`;
    return { address, entry: (await panel.get<{ data: Entry }>("GET", address)).data };
  }
  const collection = `/content-manager/collection-types/${uid}`;
  const query = new URLSearchParams({ [`filters[${where[0]}][$eq]`]: where[1] });
  const { results } = await panel.get<{ results: Entry[] }>("GET", `${collection}?${query}`);
  const address = `${collection}/${results[0]?.documentId}`;
  return { address, entry: (await panel.get<{ data: Entry }>("GET", address)).data };
}

async function save(address: string, fields: object): Promise<void> {
  await panel.get("PUT", address, fields);
  await panel.get("POST", `${address}/actions/publish`, {});
}

async function expectOn(pages: string[], text: string, there: boolean): Promise<void> {
  const shown = async () => {
    const texts = await Promise.all(
      pages.map(async (page) => (await (await fetch(product.SITE_URL + page)).text()).includes(text)),
    );
    return texts.every((isThere) => isThere === there);
  };
  await expect.poll(shown, { intervals: [100] }).toBe(true);
}

for (const change of CHANGES) {
  const { type, field, pages, edit = append } = change;
  test(`a change of ${type} is on its pages, and so is taking it back`, async () => {
    const { address, entry } = await find(change);
    const [name = "", inner] = field.split(".");
    const component = inner ? (entry[name] as Record<string, string>) : {};
    const before = inner ? (component[inner] ?? "") : (entry[name] as string);
    const mark = `(edited ${crypto.randomUUID().slice(0, 8)})`;
    const after = edit(before, mark);
    const shownMark = edit === append ? mark : after;

    await save(address, { [name]: inner ? { ...component, [inner]: after } : after });
    try {
      await expectOn(pages, shownMark, true);
    } finally {
      await save(address, { [name]: inner ? { ...component, [inner]: before } : before });
    }
    await expectOn(pages, shownMark, false);
  });
}

async function pictureForm(source: string, name: string): Promise<FormData> {
  const drawing = await readFile(path.resolve("../cms/seed/images", source));
  const form = new FormData();
  form.append("files", new Blob([drawing], { type: "image/webp" }), name);
  return form;
}

test("a new picture of a service is on its page, and so are another in its place and the old one again", async ({
  request,
}) => {
  const where: [string, string] = ["slug", "performance-optimization"];
  const pages = ["/services/performance-optimization"];
  const { address, entry } = await find({ type: "service", where });
  const old = entry.heroImage as { id: number; url: string };
  const name = `edited-${crypto.randomUUID()}.webp`;
  const form = await pictureForm("services/api-development.webp", name);
  const [picture] = await panel.get<[{ id: number; url: string }]>("POST", "/upload", form);
  const file = fileName(picture.url);
  const read = async (path: string) => {
    const shown = await request.get(path);
    expect(shown.status()).toBe(200);
    expect(shown.headers()["content-type"]).toMatch(/^image\//);
    return { content: await shown.body(), caching: shown.headers()["cache-control"] };
  };

  await save(address, { heroImage: picture });
  try {
    await expectOn(pages, file, true);
    const first = await read(`/media/640/${file}`);

    const other = await pictureForm("services/web-development.webp", name);
    const replaced = await panel.get<{ url: string }>("POST", `/upload?id=${picture.id}`, other);
    const successor = fileName(replaced.url);
    await expectOn(pages, successor, true);
    expect((await read(`/media/640/${successor}`)).content.equals(first.content)).toBe(false);
    const whole = await read(`/media/${successor}`);
    expect(whole.caching).toContain("immutable");
    expect(await read(`/media/${file}`)).toEqual({ content: whole.content, caching: "no-cache" });
    expect((await request.get(`/media/${successor.replace("-2.", "-3.")}`)).status()).toBe(404);
  } finally {
    await save(address, { heroImage: old });
  }
  await expectOn(pages, file, false);
  await panel.get("DELETE", `/upload/files/${picture.id}`);
});

test("a cropped picture keeps its focal point in view, and is not scaled again for it", async () => {
  const { entry } = await find({ type: "case-study", where: ["slug", "harbourline-arrival-times"] });
  const picture = entry.picture as { id: number; url: string };
  const focus = async (x: number, y: number) => {
    const form = new FormData();
    form.append("fileInfo", JSON.stringify({ focalPoint: { x, y } }));
    return panel.get<{ url: string }>("POST", `/upload?id=${picture.id}`, form);
  };
  const file = async () => (await fetch(new URL(picture.url, product.CMS_URL))).arrayBuffer();
  const before = await file();
  expect((await focus(20, 12.5)).url).toBe(picture.url);
  try {
    await expectOn(["/work"], "object-position:20% 12.5%", true);
    expect(await file()).toEqual(before);
  } finally {
    await focus(50, 50);
  }
  await expectOn(["/work"], "object-position", false);
});

test("case studies are on other pages until an editor switches them off, of their services alone", async () => {
  const { address, entry } = await find({ type: "work-page" });
  const title = String(entry.relatedTitle);
  const study = await find({ type: "case-study", where: ["slug", "harbourline-arrival-times"] });
  const client = String(study.entry.title);
  const pages = ["/industries", "/technologies", "/services/mobile-development"];
  const of = ["onHomePage", "onIndustriesPage", "onTechnologiesPage", "onServicePages"];
  await expectOn([...pages, "/services/api-development"], title, true);
  await expectOn(["/", "/services/mobile-development"], client, true);
  await expectOn(["/services/cloud-solutions"], client, false);
  await panel.get("POST", `${study.address}/actions/unpublish`, {});
  try {
    await expectOn(["/", "/services/mobile-development", "/work", "/work/feed.xml"], client, false);
  } finally {
    await panel.get("POST", `${study.address}/actions/publish`, {});
  }
  await expectOn(["/work", "/work/feed.xml"], client, true);
  await save(address, Object.fromEntries(of.map((place) => [place, false])));
  try {
    await expectOn(pages, title, false);
    await expectOn(["/"], client, false);
  } finally {
    await save(address, Object.fromEntries(of.map((place) => [place, true])));
  }
  await expectOn([...pages, "/"], client, true);
});
