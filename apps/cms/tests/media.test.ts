import { fileName } from "@repo/contract/page/media";
import type { LibraryPicture } from "@repo/contract/page/picture";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { graphql, panel, rest, site } from "./cms";

it("pictures of the media library are handed out at /uploads, wherever they lie", async () => {
  const { data } = await graphql("{ siteSetting { mark { url } shareImage { url } } }");
  for (const [url, type] of [
    [data.siteSetting.mark.url, "image/svg+xml"],
    [data.siteSetting.shareImage.url, "image/webp"],
  ]) {
    const { pathname } = new URL(url, "http://localhost");
    const answer = await rest(pathname);
    expect(pathname).toMatch(/^\/uploads\//);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
  }
  expect((await rest("/uploads/no-such-file.webp")).status).toBe(404);
});

describe("a picture that is replaced", () => {
  type File = Pick<LibraryPicture, "id" | "url" | "width"> & { formats: { thumbnail: { url: string } } };
  const made: number[] = [];
  const form = async (width: number) => {
    const picture = sharp({ create: { width, height: 400, channels: 3, background: "red" } }).png();
    const body = new FormData();
    body.append("files", new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/png" }), "lamp.png");
    return body;
  };
  const upload = async (): Promise<File> => {
    const [file] = (await panel.get<File[]>("POST", "/upload", await form(500))) as [File];
    made.push(file.id);
    return file;
  };
  const read = (url: string) => rest(new URL(url, "http://cms").pathname);
  const widthOf = async (url: string) => (await sharp(await (await read(url)).arrayBuffer()).metadata()).width;
  const named = async (names: string) =>
    (await rest(`/api/pictures?names=${names}`, { headers: site("127.0.0.1") })).json();

  afterAll(async () => {
    for (const id of made) await panel.get("DELETE", `/upload/files/${id}`);
  });

  it("gets another address, as does its thumbnail, and nothing is left at the old ones", async () => {
    let file = await upload();
    const { id } = file;
    for (const width of [600, 700]) {
      const old = file;
      file = await panel.get<File>("POST", `/upload?id=${id}`, await form(width));
      expect(file).toMatchObject({ id, width });
      expect(await widthOf(file.url)).toBe(width);
      expect((await read(file.formats.thumbnail.url)).status).toBe(200);
      expect(file.url).not.toBe(old.url);
      expect((await read(old.url)).status).toBe(404);
      expect((await read(old.formats.thumbnail.url)).status).toBe(404);
    }
  });

  it("is still found by the names that it had, but not by those of others", async () => {
    const [file, other] = [await upload(), await upload()];
    const { url } = await panel.get<File>("POST", `/upload?id=${file.id}`, await form(600));
    for (const name of [fileName(file.url), fileName(url)])
      expect(await named(name)).toMatchObject([{ id: file.id, url }]);
    expect(await named(fileName(other.url))).toMatchObject([{ id: other.id }]);
    expect(await named(fileName(file.url).replace("lamp", "lam_"))).toEqual([]);
  });

  it("stays as it was when the new file is no picture", async () => {
    const file = await upload();
    const body = new FormData();
    body.append("files", new Blob(["A lamp"], { type: "text/plain" }), "lamp.txt");
    expect((await panel.ask("POST", `/upload?id=${file.id}`, body)).ok).toBe(false);
    expect(await widthOf(file.url)).toBe(500);
    expect((await panel.get<File>("GET", `/upload/files/${file.id}`)).url).toBe(file.url);
  });
});
