import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { POST_BODY } from "@repo/contract/post/form";
import { afterAll, describe, expect, inject, it } from "vitest";
import { as, panel, panelSession, rest, site, type Who } from "./cms";
import { sql } from "./database";

const MB = 1024 ** 2;

type Item = { id: string; [field: string]: unknown };

const made: [path: string, who: Who][] = [];

async function create(path: string, who: Who, fields: object): Promise<Item> {
  const answer = await rest(path, { who, method: "POST", body: fields });
  expect(answer.status).toBe(201);
  const item = (await answer.json()) as Item;
  made.push([`${path}/${item.id}`, who]);
  return item;
}

const createJob = () =>
  create("/api/dashboard/jobs", "jobs-admin", {
    title: `Cooper ${randomUUID()}`,
    details: "Full time",
    description: "Makes barrels.",
    requirements: "Oak",
  });
const createPost = () => create("/api/dashboard/posts", "blog-admin", { title: "Oak", description: "A barrel." });

afterAll(async () => {
  for (const [path, who] of made) await rest(path, { who, method: "DELETE" });
});

async function send(path: string, method: string, body: string | ReadableStream, who: Who = "the site") {
  const headers = { "content-type": "application/json", ...site(randomUUID()), ...(await as(who)) };
  const answer = await fetch(inject("cmsUrl") + path, { method, body, headers, duplex: "half" } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as Item & { error?: { code: string; fields?: object } } };
}

const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

const CHUNKED = { "transfer-encoding": "chunked" };

const log = () => readFile(path.join(inject("settings").DATA_DIR ?? "", "logs/cms.log"), "utf8");

const SOME = "00000000-0000-4000-8000-000000000000";
const READERS: [string, string, Who][] = [
  ["POST", "/api/contact", "the site"],
  ["POST", "/api/sessions", "the site"],
  ["POST", "/api/sessions/refresh", "the site"],
  ["POST", "/api/sessions/end", "the site"],
  ["POST", "/api/dashboard/jobs", "jobs-admin"],
  ["PATCH", `/api/dashboard/jobs/${SOME}`, "jobs-admin"],
  ["PATCH", `/api/dashboard/applications/${SOME}`, "jobs-admin"],
  ["PATCH", `/api/dashboard/applications/${SOME}/events/${SOME}`, "jobs-admin"],
  ["POST", `/api/dashboard/applications/${SOME}/notes`, "jobs-admin"],
  ["PATCH", `/api/dashboard/applications/${SOME}/notes/${SOME}`, "jobs-admin"],
  ["POST", "/api/dashboard/posts", "blog-admin"],
  ["PATCH", `/api/dashboard/posts/${SOME}`, "blog-admin"],
];

describe("a body", () => {
  it.each(READERS)("of %s %s that is no JSON is refused, and in no log", async (method, path, who) => {
    const typed = `typed-${randomUUID()}`;
    for (const text of [`{"password":"${typed}"`, typed, `{"__proto__":{"a":"${typed}"}} x`]) {
      expect(await send(path, method, text, who)).toMatchObject({
        status: 400,
        body: { error: { code: "INVALID_JSON" } },
      });
    }
    expect(await log()).not.toContain(typed);
  });

  it.each(READERS)("of %s %s that is too large is refused, told or not", async (method, path, who) => {
    const text = JSON.stringify({ title: "x".repeat(path.includes("/posts") ? POST_BODY.bytes : 4 * MB) });
    for (const body of [text, new Blob([text]).stream()]) {
      expect(await send(path, method, body, who)).toMatchObject({
        status: 413,
        body: { error: { code: "BODY_TOO_LARGE" } },
      });
    }
  });

  it.each(["x", "😀", "\n–", '"'])("of a job with as many %j as are legal is saved, escaped or not", async (letter) => {
    const { id } = await createJob();
    const text = `x${letter.repeat(19_998 / letter.length)}x`;
    const job = {
      description: text,
      requirements: letter.includes("\n") ? `x${"\n–".repeat(9_999)}` : text,
      responsibilities: text,
    };
    const saved = { description: text, requirements: job.requirements };
    for (const body of [JSON.stringify(job), escaped(JSON.stringify(job))]) {
      const answer = await send(`/api/dashboard/jobs/${id}`, "PATCH", body, "jobs-admin");
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
      expect(answer.body).toMatchObject(saved);
      await rest(`/api/dashboard/jobs/${id}`, {
        who: "jobs-admin",
        method: "PATCH",
        body: { description: "a", requirements: "b" },
      });
    }
  });

  it("of a post with 4 MB of text is saved, escaped or not, and one with more is refused", {
    tags: ["full"],
  }, async () => {
    const { id } = await createPost();
    const description = "<".repeat(4 * MB - 10);
    for (const body of [JSON.stringify({ description }), escaped(JSON.stringify({ description }))]) {
      const answer = await send(`/api/dashboard/posts/${id}`, "PATCH", body, "blog-admin");
      expect(answer.status).toBe(200);
      expect(answer.body.description === description).toBe(true);
    }
    const more = await send(
      `/api/dashboard/posts/${id}`,
      "PATCH",
      JSON.stringify({ description: `${description}${"é".repeat(6)}` }),
      "blog-admin",
    );
    expect(more).toMatchObject({ status: 413, body: { error: { message: "The post is larger than 4 MB." } } });
  });

  it.each([
    ["/api/dashboard/posts", 403, () => as("jobs-admin")],
    ["/api/dashboard/jobs", 403, () => as("blog-admin")],
    ["/api/dashboard/jobs", 401, () => as("the site")],
    ["/content-manager/collection-types/api::job.job", 401, () => as("nobody")],
  ] as const)("of %s is not read before it is known who sends it (%i)", async (path, status, sender) => {
    const headers = { "content-type": "application/json", ...(await sender()) };
    const unfinished = request(inject("cmsUrl") + path, { method: "POST", headers });
    unfinished.write('{"title":');
    const [answer] = (await once(unfinished, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(status);
    unfinished.destroy();
  });

  it.each([
    ["/api/contact", () => as("the site")],
    ["/graphql", () => as("the site")],
    ["/admin/login", () => as("nobody")],
  ] as const)("of %s has at most 64 kB without a session", async (path, sender) => {
    const headers = { "content-type": "application/json", ...(await sender()) };
    const sizes = [63, 65].map(async (kB) => {
      const body = JSON.stringify({ query: "x".repeat(kB * 1024) });
      return (await fetch(inject("cmsUrl") + path, { method: "POST", headers, body })).status;
    });
    const [fits, isTooLarge] = await Promise.all(sizes);
    expect(fits).not.toBe(413);
    expect(isTooLarge).toBe(413);
  });

  it.each(["gzip", "br", "deflate", "identity"])(
    "with the encoding %s is refused, whoever sends it",
    async (encoding) => {
      for (const [path, who] of [
        ["/admin/login", "nobody"],
        ["/graphql", "the site"],
        ["/api/job-applications", "the site"],
        ["/api/dashboard/posts", "blog-admin"],
        ["/upload", "nobody"],
        ["/nothing", "nobody"],
      ] as const) {
        const answer = await rest(path, { who, method: "POST", body: {}, headers: { "content-encoding": encoding } });
        expect([path, answer.status, await codeOf(answer)]).toEqual([path, 415, "UNSUPPORTED_MEDIA_TYPE"]);
      }
    },
  );

  it("of a change that names no field is refused", async () => {
    const [job, post] = [await createJob(), await createPost()];
    const changes: [string, Who][] = [
      [`/api/dashboard/jobs/${job.id}`, "jobs-admin"],
      [`/api/dashboard/posts/${post.id}`, "blog-admin"],
      [`/api/dashboard/applications/${SOME}`, "jobs-admin"],
    ];
    for (const [path, who] of changes) {
      for (const body of ["{}", JSON.stringify({ updatedAt: job.updatedAt }), '{"titel":"a"}']) {
        expect(await send(path, "PATCH", body, who)).toMatchObject({
          status: 422,
          body: { error: { code: "VALIDATION_FAILED" } },
        });
      }
    }
  });
});

describe("a request", () => {
  /** The tests act as a proxy of this CMS. */
  const idGiven = async (given: string) =>
    (await rest("/api/jobs", { headers: { "x-request-id": given } })).headers.get("x-request-id");

  it("has the id that site or proxy gives it, in the answer and in the log, if that is one", async () => {
    const id = randomUUID();
    const enquiry = { name: "M", email: "m@example.com", subject: "S", message: "M", agree: true };
    const told = await rest("/api/contact", {
      method: "POST",
      body: enquiry,
      headers: { ...site(randomUUID()), "x-request-id": id },
    });
    expect([told.status, told.headers.get("x-request-id")]).toEqual([502, id]);
    await expect.poll(log).toMatch(new RegExp(`"message":"An enquiry could not be sent[^\\n]*"requestId":"${id}"`));

    expect(await idGiven(id)).toBe(id);
    for (const forged of ["meera@example.com", "1", `${id}x`]) {
      expect(await idGiven(forged)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    }
  });

  it("of somebody is answered to nobody else", async () => {
    for (const path of ["/api/sessions/current", "/api/dashboard/applications", "/api/nothing"]) {
      for (const who of ["jobs-admin", "blog-admin", "expired token"] as const) {
        expect((await rest(path, { who })).headers.get("cache-control"), path).toBe("no-store");
      }
    }
    const refused = await rest("/api/sessions", { method: "POST", body: {}, headers: site(randomUUID()) });
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  it("may end in a slash, which changes nothing", async () => {
    const folder = { name: randomUUID(), parent: null };
    const made = await rest("/upload/folders/", { method: "POST", body: folder, headers: panelSession() });
    expect(made.status).toBe(201);
    const { data } = (await made.json()) as { data: { id: number } };
    await panel.get("POST", "/upload/actions/bulk-delete", { folderIds: [data.id] });
    await expect.poll(async () => (await rest("/_ready/")).status).toBe(204);
    const form = new FormData();
    form.set("files", new File(["a"], "a.txt"));
    expect((await rest("/upload/", { method: "POST", body: form })).status).toBe(401);
  });

  it("for another protocol is answered in this one, at once", async () => {
    for (const upgrade of ["websocket", "h2c", "anything"]) {
      const asked = request(`${inject("cmsUrl")}/_health`, { headers: { connection: "Upgrade", upgrade } }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      expect(answer.resume().statusCode).toBe(204);
    }
  });

  it.each([
    ["PUT", "/users-permissions/advanced", "application/json", { "content-encoding": "gzip" }],
    ["POST", "/admin/login", "application/json", {}],
    ["POST", "/admin/login", "application/json", CHUNKED],
    ["POST", "/graphql", "application/json", {}],
    ["POST", "/graphql", "application/json", CHUNKED],
    ["POST", "/api/contact", "application/json", {}],
    ["POST", "/api/job-applications", "multipart/form-data; boundary=edge", {}],
    ["POST", "/upload", "multipart/form-data; boundary=edge", {}],
    ["POST", "/upload", "application/json", {}],
  ])(
    "of %s %s as %s that is refused before all of it is read holds up no later one",
    async (method, path, type, more) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = async (method: string, path: string, headers: Record<string, string>, body?: Buffer) => {
        const asked = request(inject("cmsUrl") + path, { agent, method, headers }).end(body);
        const [answer] = (await once(asked, "response")) as [IncomingMessage];
        await once(answer.resume(), "end");
        if (!asked.closed) await once(asked, "close");
        return answer.statusCode;
      };
      try {
        const headers = {
          "content-type": type,
          ...site(randomUUID()),
          ...(path === "/upload" && panelSession()),
          ...more,
        };
        const refused = await ask(method, path, headers, Buffer.alloc(30 * MB, "a"));
        expect(refused).toBeGreaterThanOrEqual(400);
        expect(await ask("GET", "/_health", {})).toBe(204);
      } finally {
        agent.destroy();
      }
    },
  );

  it.each(["http://other.example/_health", "*"])(
    "for %s, which is no path of this server, is refused",
    async (path) => {
      const sent = request(inject("cmsUrl"), { path, method: path === "*" ? "OPTIONS" : "GET" }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(400);
    },
  );

  it.each([1.5, true, {}, ["a"]])("to sign in to the panel with %j instead of a text is refused", async (value) => {
    const { STRAPI_ADMIN_EMAIL: email, STRAPI_ADMIN_PASSWORD: password } = inject("settings");
    for (const body of [
      { email: value, password },
      { email, password: value },
    ]) {
      const headers = { "x-forwarded-for": "203.0.113.10" };
      expect((await rest("/admin/login", { method: "POST", body, headers })).status).toBe(400);
    }
  });
});

it("enquiries of all addresses together are limited", async () => {
  const enquiry = { name: "M", email: "m@example.com", subject: "S", message: "M", agree: true };
  const all = 10 * 5;
  await sql("delete from rate_limits where key like ?", "all-contact%");
  const headers = () => site(randomUUID());
  const one = () => rest("/api/contact", { method: "POST", body: enquiry, headers: headers() });
  const answers = await Promise.all(Array.from({ length: all + 1 }, one));
  const [refused, ...others] = answers.filter(({ status }) => status !== 502);
  expect(others).toEqual([]);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  await sql("delete from rate_limits where key like ?", "all-contact%");
});

function escaped(json: string): string {
  return json.replace(/[\u0080-\uffff]|[x<–]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
