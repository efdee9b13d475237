import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { panel, rest } from "./cms";
import { colleague } from "./colleague";

type SiteAddress = { path: string; title: string; isPublished: boolean };
type Service = { documentId: string; title: string; slug: string };

const services = panel.collection<Service>("service");
let editor: Awaited<ReturnType<typeof colleague>>;
let recruiter: typeof editor;
const listOf = (who: { get: typeof panel.get }) => who.get<SiteAddress[]>("GET", "/site-addresses/list");

beforeAll(async () => {
  [editor, recruiter] = await Promise.all([colleague("Content editor"), colleague("Recruiter")]);
});
afterAll(async () => {
  for (const { leave } of [editor, recruiter]) await leave();
});

it("a link is offered every page of the site, each once, and is told which are not published", async () => {
  const [first] = await services.list();
  const {
    id: _,
    documentId: __,
    ...service
  } = (await services.read(first?.documentId ?? "")) as Service & { id: number };
  const slug = `offered-${randomUUID()}`;
  const { documentId } = await services.draft({ ...service, title: "Offered", slug });
  const path = `/services/${slug}`;
  try {
    const offered = await listOf(editor);
    expect(offered).toContainEqual({ path, title: "Offered", isPublished: false });
    expect(offered).toContainEqual({ path: "/about", title: "About", isPublished: true });
    expect(offered).toContainEqual({ path: `/services/${first?.slug}`, title: first?.title, isPublished: true });
    const paths = offered.map((address) => address.path);
    expect(new Set(paths).size).toBe(paths.length);
  } finally {
    await services.remove(documentId);
  }
  expect((await listOf(editor)).map((address) => address.path)).not.toContain(path);
});

it("nobody is told of pages that they may not read", async () => {
  expect(await listOf(recruiter)).toEqual([]);
  expect((await rest("/site-addresses/list")).status).toBe(401);
});
