import path from "node:path";
import { fileName, STORED_MAX_SIDE } from "@repo/contract/page/media";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cms, Site } from "../site";
import { plainSite } from "./shared-sites";

/** A picture of 16,383 × 16,383 pixels, in 36 bytes. */
const LARGE = Buffer.from("UklGRhwAAABXRUJQVlA4TA8AAAAv/r//DwcQ/Y/+ByKi/wEA", "base64");
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
/** The prefix of all names, because the build's folder keeps scaled pictures for the next run. */
const RUN = `${crypto.randomUUID().slice(0, 8)}_`;
const files = new Map<string, Buffer>();
let asked: string[] = [];
let cms: Cms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await plainSite());
  files.set("lamp.png", await flat(900, 600).png().toBuffer());
  cms.answer = ({ url = "" }, response) => {
    const name = fileName(url).replace(RUN, "");
    const file = files.get(name);
    if (url.startsWith("/api/pictures")) return void response.end("[]");
    if (!url.startsWith("/uploads/") || !file) return void response.writeHead(404).end("[]");
    asked.push(name);
    response.writeHead(200, { "content-type": `image/${path.extname(name).slice(1).replace("svg", "svg+xml")}` });
    response.end(file);
  };
});

beforeEach(() => {
  asked = [];
});

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "red" } });

const picture = (width: number, name: string) => `/media/${width}/${RUN}${name}`;
const ask = (address: string, accept = "image/webp") => fetch(site.url + address, { headers: { accept } });

describe("a picture", () => {
  it("is scaled to a width, as the browser takes it", async () => {
    for (const [accept, format] of [
      ["image/webp,*/*", "webp"],
      ["*/*", "png"],
    ]) {
      const answer = await ask(picture(360, "lamp.png"), accept);
      expect(answer.headers.get("content-type")).toBe(`image/${format}`);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format, width: 360, height: 240 });
    }
    expect((await ask(picture(360, "no-such-lamp.png"))).status).toBe(404);
  });

  it("of as many pixels as are stored is scaled, and one of more is served as it is", async () => {
    files.set("stored.png", await flat(STORED_MAX_SIDE, STORED_MAX_SIDE).png().toBuffer());
    files.set("large.webp", LARGE);
    const [stored, large] = [await ask(picture(128, "stored.png")), await ask(picture(128, "large.webp"))];
    expect(await sharp(await stored.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 128 });
    expect(Buffer.from(await large.arrayBuffer())).toEqual(LARGE);
  });

  it.each(["drawing.svg", "renamed.png"])("that is a drawing is not scaled: %s", async (file) => {
    files.set(file, DRAWING);
    expect((await ask(picture(256, file))).status).toBe(400);
    expect((await ask(`/media/${RUN}${file}`)).status).toBe(200);
  });

  it("that is a drawing takes the colour of its address", async () => {
    files.set(
      "icon.svg",
      Buffer.from('<svg stroke="currentColor"><g fill="currentcolor" style="color:#123456"/></svg>'),
    );
    const answer = await ask(`/media/${RUN}icon.1375b6.svg`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(await answer.text()).toBe('<svg stroke="#1375b6"><g fill="#1375b6" style="color:#123456"/></svg>');
    expect(await (await ask(`/media/${RUN}icon.svg`)).text()).toContain("currentColor");
    expect((await ask(`/media/${RUN}no-such-icon.1375b6.svg`)).status).toBe(404);
  });

  it("has one address for each width, and no other spelling reaches the CMS", async () => {
    for (const address of [
      "/media/00640/lamp.png",
      "/media/641/lamp.png",
      "/media/640/lamp.png?1",
      "/media/640/lamp.png/",
      "/MEDIA/640/lamp.png",
      "/media/640/%6camp.png",
      "/media/lamp.png?1",
      "/_next/image?url=/media/lamp.png&w=640&q=70",
    ]) {
      const answer = await ask(address);
      expect([answer.status, answer.redirected], address).toEqual([404, false]);
    }
    expect(asked).toEqual([]);
  });
});
