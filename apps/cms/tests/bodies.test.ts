import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { expectAtMost } from "@repo/testing/effort";
import sharp from "sharp";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { as, panel, panelSession, ROLES, rest, site } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sql } from "./database";

const MB = 1024 ** 2;

/** Lists files wherever a form could leave one, including the bucket's incomplete multipart uploads. */
async function files(): Promise<string[]> {
  const { DATA_DIR = "", TMPDIR = "" } = inject("settings");
  const folders = [TMPDIR, path.join(DATA_DIR, "incoming"), path.join(DATA_DIR, "public/uploads")];
  const bucket = path.join(inject("resumeFolder"), "../..");
  if (bucket !== path.join(DATA_DIR, "..")) folders.push(bucket);
  const found = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [])));
  return found.flat().sort();
}

function form(...names: string[]): FormData {
  const body = new FormData();
  for (const name of names) body.append(name, new File([new Uint8Array(64 * 1024)], "a.bin", { type: "image/png" }));
  return body;
}

async function breakOff(address: string, body: FormData, headers: Record<string, string>): Promise<void> {
  const whole = new Response(body);
  const content = Buffer.from(await whole.clone().arrayBuffer());
  const broken = request(inject("cmsUrl") + address, {
    method: "POST",
    headers: { ...headers, "content-type": whole.headers.get("content-type") ?? "", "content-length": content.length },
  });
  broken.on("error", () => undefined);
  await new Promise((resolve) => broken.write(content.subarray(0, content.length / 2), resolve));
  broken.destroy();
}

const picture = async (width = 400) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height: 300, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      ),
    ],
    "red.png",
    {
      type: "image/png",
    },
  );

async function upload(file: File, info?: object, address = "/upload") {
  const body = new FormData();
  if (info) body.set("fileInfo", JSON.stringify(info));
  body.set("files", file);
  return rest(address, { method: "POST", body, headers: panelSession() });
}

/** Sends all requests on one connection, as the site and proxies do. @returns the status of each answer. */
async function inTurn(...requests: string[]): Promise<number[]> {
  const { hostname, port } = new URL(inject("cmsUrl"));
  const socket = connect(Number(port), hostname);
  let answers = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    answers += chunk;
  });
  const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  try {
    for (const [index, text] of requests.entries()) {
      socket.write(text);
      await expect.poll(statuses).toHaveLength(index + 1);
    }
  } finally {
    socket.destroy();
  }
  return statuses();
}

it.each([
  ["/api/dashboard/pictures", 400, async () => ({ ...(await as("blog-admin")), ...site("10.7.0.8") })] as const,
  ["/api/dashboard/pictures", 401, () => as("nobody")] as const,
  ["/api/job-applications", 400, async () => site("10.7.0.9")] as const,
  ["/upload", 400, async () => panelSession()] as const,
])("a body that %s leaves unread keeps no request behind it waiting (%i)", async (address, status, headers) => {
  // Other tests use up the applications allowed in a minute.
  await sql("delete from rate_limits");
  const body = `"${"a".repeat(900_000)}"`;
  const lines = Object.entries({
    host: "localhost",
    "content-type": "application/json",
    "content-length": body.length,
    ...(await headers()),
  }).map(([name, value]) => `${name}: ${value}`);
  const post = [`POST ${address} HTTP/1.1`, ...lines, "", body].join("\r\n");
  expect(await inTurn(post, "GET /_health HTTP/1.1\r\nhost: localhost\r\n\r\n")).toEqual([status, 204]);
});

describe("a form with files", () => {
  let before: string[];
  /** Earlier files may disappear, because the CMS removes files without an owner. */
  const left = async () => (await files()).filter((name) => !before.includes(name));

  // This runs once, because a broken request briefly leaves files that would count as earlier ones.
  beforeAll(async () => {
    before = await files();
  });

  const ADDRESSES = [
    "/",
    "/api/jobs",
    "/api/nothing",
    "/api/job-applications",
    "/API/job-applications",
    "/api/job-applications/",
    "/api/sessions",
    "/api/contact",
    "/api/upload",
    "/upload",
    "/upload/",
    "/Upload",
    "/upload/files",
    "/upload/files/1/replace",
    "/upload?id=1",
    "/admin/login",
    "/admin/nothing",
    "/content-manager/collection-types/api::job.job",
    "/graphql",
    "/graphql?operation=Jobs",
    "/graphql/",
    "/_health",
    "/_ready",
    "/uploads/a.png",
  ];

  it.each(ROLES)("of %s leaves nothing behind, wherever it is sent to", async (who) => {
    for (const address of ADDRESSES) {
      for (const method of ["POST", "PUT"]) {
        const { status } = await rest(address, { who, method, body: form("files", "other", "other"), headers: {} });
        expect(status, `${method} ${address}`).toBeLessThan(500);
        if (!address.includes("_")) expect(status, `${method} ${address}`).toBeGreaterThanOrEqual(400);
      }
      await breakOff(address, form("files", "other"), await as(who));
    }
    await expect.poll(left).toEqual([]);
  });

  it("and the site's token leaves nothing behind where it is broken", async () => {
    // Other tests use up the applications allowed in a minute.
    await sql("delete from rate_limits");
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "multipart/mixed; boundary=x",
      "text/plain",
    ]) {
      const headers = { ...site("10.7.0.1"), "content-type": type };
      const answer = await fetch(`${inject("cmsUrl")}/api/job-applications`, {
        method: "POST",
        body: "--x\r\n\r\n",
        headers,
      });
      expect(answer.status, type).toBe(400);
    }
    await expect.poll(left).toEqual([]);
  });

  it("of an editor is taken, and only the picture is left", async () => {
    const answer = await upload(await picture());
    expect(answer.status).toBe(201);
    const [file] = (await answer.json()) as { id: number; url: string }[];
    expect((await rest(new URL(file?.url ?? "", inject("cmsUrl")).pathname)).status).toBe(200);
    const replaced = await upload(await picture(500), { name: "red.png" }, `/upload?id=${file?.id}`);
    expect(await replaced.json()).toMatchObject({ id: file?.id, width: 500 });

    const removed = await rest(`/upload/files/${file?.id}`, { method: "DELETE", headers: panelSession() });
    expect(removed.status).toBe(200);
    await expect.poll(left).toEqual([]);
  });

  it("of an editor leaves nothing when it is refused", { tags: ["full"] }, async () => {
    const noPicture = new File(["MZ\0\0"], "a.exe", { type: "image/png" });
    expect((await upload(noPicture)).status).toBe(400);
    expect((await upload(new File([new Uint8Array(30 * MB)], "a.png", { type: "image/png" }))).status).toBe(413);
    for (const body of [form("other"), form("files", "files"), form("files[a][b]", "__proto__"), new FormData()]) {
      const { status } = await rest("/upload", { method: "POST", body, headers: panelSession() });
      expect(status).toBe(400);
    }
    for (const content of [
      "--x\r\n\r\n",
      "--x\r\nContent-Disposition: form-data; name=files; filename=a.png\r\n\r\nabc",
    ]) {
      const headers = { ...panelSession(), "content-type": "multipart/form-data; boundary=x" };
      const { status } = await fetch(`${inject("cmsUrl")}/upload`, { method: "POST", body: content, headers });
      expect(status).toBe(400);
    }
    await expect.poll(left).toEqual([]);
  });

  it("of an editor leaves nothing when it breaks off", async () => {
    for (const address of ["/upload", "/upload/files", "/upload/files/1/replace", "/upload?id=1"]) {
      await breakOff(address, form("other", "files", "files", "other"), panelSession());
    }
    await expect.poll(left).toEqual([]);
  });

  it("of an editor leaves nothing when its row can't be written", async () => {
    await sql("alter table files rename column url to mislaid");
    try {
      expect((await upload(await picture(600))).status).toBe(500);
    } finally {
      await sql("alter table files rename column mislaid to url");
    }
    await expect.poll(left).toEqual([]);
  });
});

describe("a form of very many parts", () => {
  const SIZE = 9.5 * MB;
  const head = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: a/b\r\n\r\n`;
  const part = `${head("")}\r\n`;
  const many = Buffer.from(`${part.repeat(SIZE / part.length)}--x--\r\n`);
  const one = Buffer.concat([Buffer.from(head("a.pdf")), Buffer.alloc(SIZE, "a"), Buffer.from("\r\n--x--\r\n")]);

  it.each([
    ["/api/job-applications", async () => site("10.7.0.10")] as const,
    ["/api/form-answers", async () => site("10.7.0.10")] as const,
    ["/api/dashboard/pictures", async () => ({ ...(await as("blog-admin")), ...site("10.7.0.10") })] as const,
    ["/upload", async () => panelSession()] as const,
    ["/upload/files", async () => panelSession()] as const,
  ])("is refused at the 41st by %s, and costs no more than one file as large", async (address, headers) => {
    const sent = { "content-type": "multipart/form-data; boundary=x", ...(await headers()) };
    const send = async (body: Buffer<ArrayBuffer>) => {
      // Each request counts towards the limit of a minute.
      await sql("delete from rate_limits");
      return fetch(inject("cmsUrl") + address, { method: "POST", headers: sent, body });
    };
    const refused = await send(many);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { message: "A form has at most 40 parts." } });
    await expectAtMost(
      3,
      "one file of very many parts",
      async () => void (await send(many)),
      async () => void (await send(one)),
      cmsProcessor,
    );
  });
});

async function begin(address: string, type: string, headers: Record<string, string> = {}): Promise<number> {
  const over = new AbortController();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1024)) });
  const init = {
    method: "POST",
    body,
    headers: { "content-type": type, ...headers },
    duplex: "half",
    signal: over.signal,
  };
  const { status } = await fetch(inject("cmsUrl") + address, init as RequestInit);
  over.abort();
  return status;
}

describe("a body", () => {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense"])(
    "of the type %s is refused before it is read",
    async (type) => {
      for (const address of ["/api/sessions", "/admin/login", "/graphql"]) {
        expect(await begin(address, type, site("10.7.0.10")), address).toBe(415);
      }
      expect(await begin("/upload/folders", type, panelSession())).toBe(415);
    },
  );

  it.each(["application/json", "multipart/form-data; boundary=x"])(
    "of the type %s is not read by an address that there is not, nor for whom it does not know",
    async (type) => {
      expect([404, 405]).toContain(await begin("/nothing", type));
      for (const address of ["/api/nothing", "/graphql", "/api/job-applications", "/api/dashboard/posts"]) {
        expect(await begin(address, type), address).toBe(401);
      }
      for (const address of ["/upload", "/upload/files"]) expect([401, 403]).toContain(await begin(address, type));
    },
  );

  it("of GraphQL has its limit whatever else is in the address", async () => {
    const body = { query: `{ jobs { title } } # ${"x".repeat(200_000)}` };
    for (const address of ["/graphql?a", "/graphql/"]) {
      expect((await rest(address, { method: "POST", body })).status, address).toBe(413);
    }
  });
});

describe("a field with a name that every object has is refused", () => {
  const names = ["__proto__", "constructor", "toString"];

  it.each(names)("%s, of the site", async (name) => {
    const headers = { ...site("10.9.8.1"), "content-type": "application/json" };
    const body = `{"email":"a@example.com","more":{"${name}":{"a":1}}}`;
    const answer = await fetch(`${inject("cmsUrl")}/api/own-application/links`, { method: "POST", headers, body });
    expect(answer.status, await answer.text()).toBe(400);
  });

  it.each(names)("%s, of an API token", async (name) => {
    const token = { name: crypto.randomUUID(), description: "", type: "full-access", lifespan: null };
    const { data } = await panel.get<{ data: { id: number; accessKey: string } }>("POST", "/admin/api-tokens", token);
    try {
      const [{ id } = {}] = await sql("select id from up_users limit 1");
      const headers = { authorization: `Bearer ${data.accessKey}`, "content-type": "application/json" };
      const body = `{"${name}":{"prototype":1}}`;
      const answer = await fetch(`${inject("cmsUrl")}/api/users/${id}`, { method: "PUT", headers, body });
      expect(answer.status, await answer.text()).toBe(400);
    } finally {
      await panel.ask("DELETE", `/admin/api-tokens/${data.id}`);
    }
  });
});
