import { readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { LibraryPicture } from "@repo/contract/page/picture";
import { expectAtMost } from "@repo/testing/effort";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createFolderStore } from "../src/files/folder-store";
import { createS3Store } from "../src/files/s3-store";
import { panel, rest } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sqlIn } from "./database";
import { avif, gif, nestedUses, png, SVG, unpackingTexts, webp } from "./hostile-pictures";
import { startSecondCms } from "./second-cms";

type File = Pick<LibraryPicture, "id" | "name" | "url">;
type Thumbnail = { formats: { thumbnail: { width: number; height: number } } };

const SCRIPT = "GIF89a=1;/*<script>document.title = 'ran'</script>*/";
const ADMITTED = ".jpg, .jpeg, .png, .gif, .webp, .avif, .svg";
const GENERIC = "application/octet-stream";

const isInBucket = () => inject("settings").UPLOAD_PROVIDER === "s3";

/** Returns the stores of the media library's files and of those set aside, past the CMS. */
function stores({ DATA_DIR = "", ...settings } = inject("settings")) {
  if (!isInBucket()) {
    return { served: createFolderStore(path.join(DATA_DIR, "public")), aside: createFolderStore(DATA_DIR) };
  }
  const bucket = createS3Store({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION ?? "",
    bucket: settings.S3_BUCKET ?? "",
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
  });
  return { served: bucket, aside: bucket };
}

function form(content: string | Buffer<ArrayBuffer>, name: string, type: string): FormData {
  const body = new FormData();
  body.append("files", new File([content], name, { type }));
  return body;
}

/** Returns the message that an editor sees, or the file. */
async function upload(content: string | Buffer<ArrayBuffer>, name: string, type: string, address = "/upload/files") {
  const answer = await panel.ask("POST", address, form(content, name, type));
  const told = (await answer.json()) as { error?: { message: string } } & File;
  return { status: answer.status, told: told.error?.message ?? told };
}

/** The CMS itself may still be removing files of others. */
const namesSince = async (before: string[] = []) => {
  const names: string[] = [];
  for await (const { key } of stores().served.list("uploads")) if (!before.includes(key)) names.push(key);
  return names;
};

describe("a file for the media library", () => {
  const made: number[] = [];
  let lamp: File;
  let before: string[];

  beforeAll(async () => {
    lamp = await panel.get<File>("POST", "/upload/files", form(png(300, 300), "lamp.png", "image/png"));
    made.push(lamp.id);
    before = await namesSince();
  });
  afterAll(async () => {
    for (const id of made) await panel.get("DELETE", `/upload/files/${id}`);
  });

  it.each([
    [SCRIPT, "page.html", GENERIC, `page.html has none of the types that the media library accepts: ${ADMITTED}.`],
    [SCRIPT, "page.js", GENERIC, `page.js has none of the types that the media library accepts: ${ADMITTED}.`],
    [SCRIPT, "page.html", "image/gif", `page.html has none of the types that the media library accepts: ${ADMITTED}.`],
    [SCRIPT, "page.gif", GENERIC, "page.gif can't be read as a picture."],
    [
      png(9, 9),
      "page.html",
      "image/png",
      `page.html has none of the types that the media library accepts: ${ADMITTED}.`,
    ],
    [png(9, 9), "a.jpg", "image/jpeg", "a.jpg is not image/jpeg by its content, which is image/png."],
    [png(9, 9), "a.png", "text/html", "a.png was declared as text/html, but is image/png."],
    ["<p>A page</p>", "a.svg", "image/svg+xml", "a.svg is not an SVG."],
    ["A lamp", "lamp.txt", "text/plain", `lamp.txt has none of the types that the media library accepts: ${ADMITTED}.`],
    ["%PDF-1.7", "a.png", GENERIC, "a.png is not image/png by its content, which is application/pdf."],
    ["A lamp", "lamp", GENERIC, `lamp has none of the types that the media library accepts: ${ADMITTED}.`],
    [png(300, 300).subarray(0, 60), "a.png", "image/png", "a.png is damaged: it can't be read completely."],
  ])("is refused through every door of the panel: %# %s", async (content, name, type, message) => {
    const doors = ["/upload", "/upload/files", `/upload?id=${lamp.id}`, `/upload/files/${lamp.id}/replace`];
    for (const door of doors) {
      expect(await upload(content, name, type, door), door).toEqual({ status: 400, told: message });
    }
    expect(await namesSince(before)).toEqual([]);
  });

  it.each([
    ["LAMP.PNG", GENERIC, "image/png", /\.PNG$/],
    ["lamp", "image/png", "image/png", /\.png$/],
  ])("may be called %s and be sent as %s", async (name, type, mime, address) => {
    const { status, told } = await upload(png(9, 9), name, type);
    made.push((told as File).id);
    expect(status).toBe(201);
    expect(told).toMatchObject({ mime, url: expect.stringMatching(address) });
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("is refused when it breaks off: %s", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 90, height: 90, channels: 3, background: "red", noise } })
      .toFormat(format)
      .toBuffer();
    const { status, told } = await upload(
      Buffer.from(whole.subarray(0, whole.length / 2)),
      `a.${format}`,
      `image/${format}`,
    );
    expect({ status, told }).toEqual({ status: 400, told: expect.stringMatching(/ (broken|can't be read)/) });
  });

  it("is not put in the place of one of another kind", async () => {
    const answer = await upload(webp(9, 9), "lamp.webp", "image/webp", `/upload/files/${lamp.id}/replace`);
    const message = "lamp.png can't be replaced by image/webp: upload that as a new picture.";
    expect(answer).toEqual({ status: 400, told: message });
  });

  it("is not fetched from an address, as the panel is told", async () => {
    const body = { urls: [`http://0:${inject("settings").CMS_PORT}/favicon.ico`, "https://example.com/a.png"] };
    const answer = await panel.ask("POST", "/upload/actions/upload-from-urls", body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining("switched off: save the picture on your own device") },
    });
  });
});

describe("a picture of few bytes", async () => {
  /** A picture of few bytes may cost at most this many times what one of 81 pixels costs. */
  const MANY = 15;
  const TEXTS = "a.png has more than 32 KB of compressed text beside the picture.";
  const tooMany = (name: string, megapixels: number) => `${name} has ${megapixels} megapixels; 40 are the limit.`;

  it.each([
    ["a.png", "image/png", png(16_000, 16_000), tooMany("a.png", 256)],
    ["a.png", "image/png", png(9, 9, unpackingTexts("zTXt", 4)), TEXTS],
    ["a.png", "image/png", png(9, 9, unpackingTexts("iTXt", 4)), TEXTS],
    ["a.webp", "image/webp", webp(16_383, 16_383), tooMany("a.webp", 269)],
    ["a.avif", "image/avif", await avif(5_000, 4_001), "a.avif has 21 megapixels; 20 are the limit."],
    ["a.gif", "image/gif", gif(1000, 1000, 41), tooMany("a.gif", 41)],
    ["a.gif", "image/gif", gif(9, 9, 8_500), "a.gif has more than 2000 frames."],
    ["a.svg", "image/svg+xml", nestedUses(9), "a.svg draws more than 100000 elements by references within references."],
    ["a.svg", "image/svg+xml", SVG.replace("0 0 10 10", "0 0 16000 16000").concat("</svg>"), tooMany("a.svg", 256)],
    [
      "a.svg",
      "image/svg+xml",
      `${SVG}<image href="data:image/png;base64,${png(16_000, 16_000).toString("base64")}"/></svg>`,
      tooMany("a.svg", 257),
    ],
  ])(
    "and many pixels, frames or shapes is refused before it is drawn: %s, %s",
    async (name, type, content, message) => {
      const refused = async (door = "/upload/files") =>
        expect(await upload(content, name, type, door)).toEqual({ status: 400, told: message });
      await refused("/upload");
      const taken = async () => {
        const { told } = await upload(png(9, 9), "small.png", "image/png");
        await panel.get("DELETE", `/upload/files/${(told as File).id}`);
      };
      await expectAtMost(MANY, "this picture, and a small one", refused, taken, cmsProcessor);
    },
  );

  it("is refused by the blog's dashboard in the same words", async () => {
    const body = new FormData();
    body.set("alternativeText", "Red");
    body.set("file", new File([png(16_000, 16_000)], "a.png", { type: "image/png" }));
    const answer = await rest("/api/dashboard/pictures", { who: "blog-admin", method: "POST", body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: { file: tooMany("a.png", 256) } } });
  });

  it.each([
    ["a.png", "image/png", png(8_000, 5_000)],
    ["a.webp", "image/webp", webp(8_000, 5_000)],
  ])("and no more pixels than admitted is taken: %s", { tags: ["full"] }, async (name, type, content) => {
    const { status, told } = await upload(content, name, type);
    expect(status).toBe(201);
    expect((told as File & Thumbnail).formats.thumbnail).toMatchObject({ width: 245, height: 153 });
    await panel.get("DELETE", `/upload/files/${(told as File).id}`);
  });

  it("and many pixels is decoded in a process of its own", { tags: ["full"] }, async () => {
    const take = async (pixels: number) => {
      const { status, told } = await upload(webp(pixels, pixels), "a.webp", "image/webp");
      expect(status).toBe(201);
      expect((told as File & Thumbnail).formats.thumbnail).toMatchObject({ width: 156, height: 156 });
      await panel.get("DELETE", `/upload/files/${(told as File).id}`);
    };
    await expectAtMost(
      4,
      "a picture of nine megapixels, and a small one",
      () => take(3_000),
      () => take(300),
      cmsProcessor,
    );
  });
});

describe("whatever lies in the media library", () => {
  const PLACED = { "placed.html": "text/html", "placed.js": "text/javascript", "placed.svg": "text/html", placed: "" };
  const { served } = { served: () => stores().served };

  beforeAll(async () => {
    for (const [name, type] of Object.entries(PLACED)) await served().put(`uploads/${name}`, Buffer.from(SCRIPT), type);
  });
  afterAll(async () => {
    for (const name of Object.keys(PLACED)) await served().remove(`uploads/${name}`);
  });

  it.each(Object.keys(PLACED))("runs nothing at its address, placed there by hand: %s", async (name) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await rest(`/uploads/${name}`, { method });
      expect(answer.status).toBe(200);
      const { "content-type": type, ...headers } = Object.fromEntries(answer.headers);
      expect(type).toBe(name === "placed.svg" ? "image/svg+xml; charset=utf-8" : GENERIC);
      expect(headers["content-disposition"]).toBe(name === "placed.svg" ? undefined : "attachment");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*; sandbox$/);
    }
  });

  it.each(["/%75ploads/placed.html", "/uploads%2fplaced.html", "/uploads//placed.html", "/uploads/./placed.html"])(
    "runs nothing at another spelling of it: %s",
    async (address) => {
      const answer = await rest(address);
      expect(answer.headers.get("content-type")).not.toContain("html");
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      if (answer.ok) expect(answer.headers.get("content-disposition")).toBe("attachment");
    },
  );
});

describe("a start after an upgrade", () => {
  const SWEPT = "core_uploads_swept";
  const HARMFUL = ["page.html", "script.js", "running.svg", "no-picture.png"];
  const LARGE = "large.png";
  const seen = { names: [] as string[], again: [] as string[], report: "", output: "", log: "" };
  let lamp: File & { caption: string };
  let row: Record<string, unknown> = {};

  beforeAll(async () => {
    lamp = await panel.get(
      "POST",
      "/upload/files",
      form(`${SVG}<rect width="9" height="9"/></svg>`, "lamp.svg", "image/svg+xml"),
    );
    await panel.get("PUT", `/upload/files/${lamp.id}`, { fileInfo: { name: "lamp.svg", caption: "A lamp" } });
    const { DATA_DIR: _own, ...settings } = inject("settings");
    const bucket = isInBucket()
      ? Object.fromEntries(Object.entries(settings).filter(([name]) => /^(S3_|UPLOAD_PROVIDER)/.test(name)))
      : {};
    const fill = async (place: Record<string, string>) => {
      await sqlIn(place, "delete from strapi_core_store_settings where key = ?", SWEPT);
      const { served } = stores(place);
      const put = (name: string, content: string | Buffer) => served.put(`uploads/${name}`, Buffer.from(content));
      await put("page.html", SCRIPT);
      await put("script.js", SCRIPT);
      await put("running.svg", `${SVG}<script>document.title = "ran"</script></svg>`);
      await put("no-picture.png", SCRIPT);
      await put(LARGE, png(16_000, 16_000));
      const own = `uploads/${lamp.url.split("/").pop()}`;
      await served.remove(own);
      await served.put(own, Buffer.from(`${SVG}<foreignObject/></svg>`));
    };
    await startSecondCms(
      async (place, cms) => {
        const { served, aside } = stores(place);
        for await (const { key } of served.list("uploads")) seen.names.push(key);
        const folder = /report lies in .*(quarantine\/[\w.-]+Z)/.exec(await logOf(place))?.[1] ?? "";
        for await (const { key } of aside.list(folder)) seen.again.push(key.split("/").pop() ?? "");
        const report = await aside.get(`${folder}/report.txt`);
        seen.report = report ? await text(report) : "";
        seen.log = await logOf(place);
        seen.output = cms.output;
        [row = {}] = await sqlIn(
          place,
          `select caption, folder_path, f.name as folder from files
           join files_folder_lnk l on l.file_id = files.id join upload_folders f on f.id = l.folder_id
           where files.id = ?`,
          lamp.id,
        );
      },
      bucket,
      fill,
    );
  });
  afterAll(async () => {
    const { served } = stores();
    if (isInBucket()) await served.remove(`uploads/${LARGE}`);
    await panel.get("DELETE", `/upload/files/${lamp.id}`);
    const { data } = await panel.get<{ data: { id: number; name: string }[] }>("GET", "/upload/folders");
    const folderIds = data.filter(({ name }) => name === "Set aside").map(({ id }) => id);
    await panel.get("POST", "/upload/actions/bulk-delete", { folderIds });
  });

  it("sets aside what would not be admitted, and loses nothing of it", () => {
    for (const name of HARMFUL) {
      expect(seen.names).not.toContain(`uploads/${name}`);
      expect(seen.again).toContain(name);
    }
  });

  it("keeps what is only too large, and says so", () => {
    expect(seen.names).toContain(`uploads/${LARGE}`);
    expect(seen.report).toContain("Kept uploads/large.png: large.png has 256 megapixels; 40 are the limit.");
  });

  it("reports to the operator what was set aside, and why", () => {
    for (const told of [seen.report, seen.log]) {
      expect(told).toContain("Set aside uploads/page.html: page.html has none of the types");
      expect(told).toContain("Set aside uploads/running.svg: running.svg has the element <script>");
      expect(told).toContain("Set aside uploads/no-picture.png: no-picture.png can't be read as a picture.");
      expect(told).toContain(`In the media library it is lamp.svg (${lamp.id}).`);
    }
  });

  it("explains to an editor where the file of a picture is", () => {
    expect(row).toMatchObject({
      folder: "Set aside",
      caption: expect.stringMatching(/^Set aside on .*foreignObject.* The file is kept in .*quarantine.* A lamp$/),
    });
  });
});

async function logOf({ DATA_DIR = "" }: Record<string, string>): Promise<string> {
  return readFile(path.join(DATA_DIR, "logs/cms.log"), "utf8");
}
