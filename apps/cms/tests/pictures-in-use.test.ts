import { fileName } from "@repo/contract/page/media";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { panel, rest } from "./cms";
import { sql } from "./database";
import { type Entry, single } from "./history";
import { newWord } from "./unique";

type File = { id: number; name: string; url: string };
type Use = { type: string; title: string; field: string; uid: string; kind: string; documentId: string };
type Refusal = { error: { message: string; details: { uses: Use[] } } };

const posts = panel.collection<Entry>("blog-post");
const services = panel.collection<Entry>("service");
const home = single("home-page");
const made: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const undo of made.reverse()) await undo();
});

async function form(name: string, folder?: number): Promise<FormData> {
  const body = new FormData();
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).png();
  body.append("files", new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/png" }), name);
  if (folder) body.append("fileInfo", JSON.stringify({ name, folder }));
  return body;
}

async function upload(name: string, folder?: number): Promise<File> {
  const [file] = (await panel.get<File[]>("POST", "/upload", await form(name, folder))) as [File];
  made.push(() => remove(file.id));
  return file;
}

async function folderIn(parent: number | null, name: string): Promise<number> {
  const { data } = await panel.get<{ data: { id: number } }>("POST", "/upload/folders", { name, parent });
  made.push(() => removeAll({ folderIds: [data.id] }));
  return data.id;
}

const remove = (id: number) => panel.ask("DELETE", `/upload/files/${id}`);
const removeAll = (body: object) => panel.ask("POST", "/upload/actions/bulk-delete", body);

async function uses(answer: Response): Promise<string[]> {
  const { error } = (await answer.json()) as Refusal;
  expect(answer.status).toBe(400);
  for (const { type, title, field } of error.details.uses.slice(0, 4)) {
    for (const named of [type, title, field]) expect(error.message).toContain(named);
  }
  return error.details.uses.map(({ type, title, field }) => [type, title, field].join(" / "));
}

async function isThere({ id, url }: File): Promise<boolean> {
  const answers = [await panel.ask("GET", `/upload/files/${id}`), await rest(new URL(url, "http://cms").pathname)];
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses.size).toBe(1);
  return statuses.has(200);
}

async function post(fields: object): Promise<Entry> {
  const entry = await posts.publish({ description: "Text", metaTags: "", ...fields });
  made.push(() => posts.remove(entry.documentId));
  return entry;
}

describe("a picture that is in use", () => {
  it("is not deleted in any field of any type that the seed fills, and the refusal says where it is", {
    tags: ["full"],
  }, async () => {
    const fields = await sql(
      "select related_type, field, min(file_id) as id from files_related_mph group by related_type, field",
    );
    expect(fields.length).toBeGreaterThan(15);
    for (const { related_type, field, id } of fields) {
      const found = await uses(await remove(Number(id)));
      expect(found.length, `${related_type} ${field}`).toBeGreaterThan(0);
      expect(await panel.get("GET", `/upload/files/${id}`)).toMatchObject({ id });
    }
  });

  it("is named with type, title and field, also in a component, once for a draft and what is published", async () => {
    const { data } = await panel.get<{ data: { mark: File } }>(
      "GET",
      "/content-manager/single-types/api::site-setting.site-setting",
    );
    expect(await uses(await remove(data.mark.id))).toEqual(["Site: Settings /  / Logo"]);
    expect(await isThere(data.mark)).toBe(true);

    const [slide] = (await home.read()).heroSlides;
    expect(await uses(await remove(slide.image.id))).toEqual(["Page: Home /  / Slides at the top"]);
  });

  it("may be in a draft that was never published, or in a post that names it, even by an earlier name", async () => {
    const [drafted, named] = [await upload("drafted.png"), await upload("named.png")];
    const { documentId } = await services.draft({
      title: "Lamp lighting",
      slug: newWord(),
      heroImage: drafted.id,
    });
    made.push(() => services.remove(documentId));
    expect(await uses(await remove(drafted.id))).toEqual([expect.stringMatching(/ \/ Lamp lighting \/ /)]);
    const refusal = (await (await remove(drafted.id)).json()) as Refusal;
    const place = { uid: "api::service.service", kind: "collectionType", documentId };
    expect(refusal.error.details.uses).toMatchObject([place]);

    await post({ title: "Of lamps", format: "markdown", description: `A ![lamp](/media/${fileName(named.url)}).` });
    expect(await uses(await remove(named.id))).toEqual([expect.stringMatching(/ \/ Of lamps \/ /)]);
    const replaced = await panel.get<File>("POST", `/upload?id=${named.id}`, await form("named.png"));
    expect(replaced.url).not.toBe(named.url);
    expect(await uses(await remove(named.id))).toEqual([expect.stringMatching(/ \/ Of lamps \/ /)]);
    expect(await isThere(replaced)).toBe(true);
  });

  it("keeps all that is deleted with it, also when it lies in a folder of a folder", { tags: ["full"] }, async () => {
    const outer = await folderIn(null, "Cellar");
    const inner = await folderIn(outer, "Shelf");
    made.push(() => removeAll({ folderIds: [outer] }));
    const files = [await upload("loose.png"), await upload("beside.png", outer), await upload("within.png", inner)];
    const [loose, beside, within] = files as [File, File, File];
    const { documentId } = await post({ title: "A cellar", cover: within.id });

    for (const body of [
      { fileIds: [loose.id, within.id] },
      { folderIds: [outer] },
      { fileIds: [loose.id], folderIds: [inner] },
    ]) {
      expect(await uses(await removeAll(body))).toEqual([expect.stringMatching(/ \/ A cellar \/ /)]);
      for (const file of files) expect(await isThere(file)).toBe(true);
    }

    await posts.remove(documentId);
    expect((await removeAll({ fileIds: [loose.id], folderIds: [outer] })).status).toBe(200);
    for (const file of [loose, beside, within]) expect(await isThere(file)).toBe(false);
  });

  it("is not deleted by a program with a token either", async () => {
    const file = await upload("program.png");
    const { documentId } = await post({ title: "Of programs", cover: file.id });
    const { data } = await panel.get<{ data: { id: number; accessKey: string } }>("POST", "/admin/api-tokens", {
      name: `program ${newWord()}`,
      description: "",
      type: "full-access",
      lifespan: null,
    });
    made.push(() => panel.ask("DELETE", `/admin/api-tokens/${data.id}`));
    const headers = { authorization: `Bearer ${data.accessKey}` };
    const byProgram = () => rest(`/api/upload/files/${file.id}`, { method: "DELETE", headers });
    expect(await uses(await byProgram())).toEqual([expect.stringMatching(/ \/ Of programs \/ /)]);
    await posts.remove(documentId);
    expect((await byProgram()).status).toBe(200);
    expect(await isThere(file)).toBe(false);
  });
});

it("a picture that nothing shows is deleted at once, alone or with others", async () => {
  const files = await Promise.all(["one.png", "two.png", "three.png"].map((name) => upload(name)));
  const [one, two, three] = files as [File, File, File];
  expect((await remove(one.id)).status).toBe(200);
  expect((await removeAll({ fileIds: [two.id, three.id] })).status).toBe(200);
  for (const file of files) expect(await isThere(file)).toBe(false);
});
