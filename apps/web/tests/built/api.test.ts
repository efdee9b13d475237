import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { FORM_BODY, VISITOR_BODY } from "@repo/contract/http/json-body";
import type { Group, Operation } from "@repo/contract/operations/operation";
import { requestOf } from "@repo/contract/operations/request";
import { OPERATIONS } from "@repo/contract/operations/table";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Cms, created, ID, SECRET, SITE_TOKEN, type Site } from "../site";
import { plainSite } from "./shared-sites";

let cms: Cms;
let site: Site;

beforeAll(async () => {
  ({ cms, site } = await plainSite());
});

beforeEach(() => {
  cms.asked.length = 0;
  cms.answer = created;
});

type Who = "jobs-admin" | "blog-admin" | "the CMS" | "nobody";

const ofTable = Object.entries<Operation & Group>(OPERATIONS).filter(([, { body, isForm }]) => body && !isForm);

/** The handlers that read a JSON body, with their limits. */
const READERS: [method: string, path: string, who: Who, bytes: number][] = [
  ["POST", "/api/contact", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/auth/jobs/login", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/auth/blog/login", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/auth/forgot-password", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/auth/new-password", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/auth/password-link", "nobody", VISITOR_BODY.bytes],
  ["POST", "/api/revalidate", "the CMS", 12 * 1024 ** 2],
  ...ofTable.map(([name, { roles, limits = FORM_BODY }]): (typeof READERS)[number] => {
    const { method, path } = requestOf<string>(name, { id: ID, entry: ID });
    return [method, path, roles[0] ?? "nobody", limits.bytes];
  }),
];

type Asking = { method?: string; body?: BodyInit; headers?: Record<string, string>; redirect?: RequestRedirect };

function ask(path: string, who: Who = "nobody", { headers, ...init }: Asking = {}): Promise<Response> {
  const known: Record<string, string> =
    who === "the CMS" ? { authorization: `Bearer ${SECRET}` } : who === "nobody" ? {} : site.as(who);
  return fetch(site.url + path, { ...init, headers: { ...known, ...headers } });
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const writes = () => cms.asked.filter(({ method }) => method !== "GET");

describe("a body", () => {
  it.each(READERS)(
    "of %s %s that is no JSON object or too large is refused, and nobody is told of it",
    async (...row) => {
      const [method, path, who, largest] = row;
      const broken = await ask(path, who, { method, body: "{" });
      expect([broken.status, await codeOf(broken)]).toEqual([400, "INVALID_JSON"]);
      const body = new Blob([JSON.stringify({ title: "x".repeat(largest) })]).stream();
      const answer = await ask(path, who, { method, body, duplex: "half" } as Asking);
      expect([answer.status, await codeOf(answer)]).toEqual([413, "BODY_TOO_LARGE"]);
      expect(writes()).toEqual([]);
    },
  );

  it("that is compressed is refused, wherever it is sent to", async () => {
    const addresses = [...READERS, ["POST", "/api/applications", "nobody"], ["GET", "/", "nobody"]] as typeof READERS;
    for (const [method, path, who] of addresses) {
      const headers = { "content-encoding": "gzip" };
      const answer = await ask(path, who, { method, headers, body: method === "GET" ? undefined : "{}" });
      expect([path, answer.status, await codeOf(answer)]).toEqual([path, 415, "UNSUPPORTED_MEDIA_TYPE"]);
    }
    expect(cms.asked).toEqual([]);
  });

  it("of a post that is no flat object is refused", async () => {
    const body = '{"title":"Oak","description":["A barrel."]}';
    const answer = await ask("/api/dashboard/posts", "blog-admin", { method: "POST", body });
    expect([answer.status, await codeOf(answer)]).toEqual([400, "INVALID_JSON"]);
  });

  it("of a post with 4 MB of text reaches the CMS whole, escaped too", async () => {
    const description = "<".repeat(4 * 1024 ** 2);
    const body = JSON.stringify({ description }).replaceAll("<", "\\u003c");
    await ask("/api/dashboard/posts", "blog-admin", { method: "POST", body });
    expect(JSON.parse(writes()[0]?.body ?? "")).toEqual({ description });
  });
});

describe("a dashboard's request", () => {
  const list = (headers: Record<string, string>) => fetch(`${site.url}/api/dashboard/jobs`, { headers });
  const paths = () => cms.asked.map(({ path }) => path);
  const refused: typeof cms.answer = (_, response) => response.writeHead(401).end("{}");
  const session = { user: { email: "a@example.com", role: "jobs-admin" }, refresh: { token: "next", lifetime: 60 } };

  /** Accepts only the access token `fresh`, and issues it for the refresh token `kept`. */
  const takesFresh: typeof cms.answer = (request, response) => {
    const { body = "" } = cms.asked.at(-1) ?? {};
    if (request.url === "/api/sessions/refresh" && body.includes("kept")) {
      response.end(JSON.stringify({ ...session, access: { token: "fresh", lifetime: 60 } }));
    } else if (request.headers.authorization === "Bearer fresh") created(request, response);
    else refused(request, response);
  };

  it("is one of the CMS, which knows the session and its role", async () => {
    expect((await list(site.as("jobs-admin"))).status).toBe(200);
    expect(paths()).toEqual(["/api/dashboard/jobs"]);
    cms.answer = (_, response) =>
      response.writeHead(403).end(JSON.stringify({ error: { message: "This belongs to another role." } }));
    const answer = await list(site.as("blog-admin"));
    expect(await answer.json()).toEqual({ error: { code: "FORBIDDEN", message: "This belongs to another role." } });
  });

  it.each([
    ["refused", { access: "old", refresh: "kept" }, ["/api/dashboard/jobs"]],
    ["gone", { refresh: "kept" }, []],
  ])("is made with a new token when the old one is %s", async (_, tokens, before) => {
    cms.answer = takesFresh;
    const answer = await list(site.with(tokens));
    expect(answer.status).toBe(200);
    expect(paths()).toEqual([...before, "/api/sessions/refresh", "/api/dashboard/jobs"]);
    const cookies = answer.headers.getSetCookie().sort();
    expect(cookies.join()).toMatch(/access=fresh.*refresh=next/);
  });

  it("is not made without a session, nor over and over", async () => {
    expect((await list({})).status).toBe(401);
    expect(paths()).toEqual([]);
    cms.answer = refused;
    expect((await list(site.with({ access: "old", refresh: "old" }))).status).toBe(401);
    expect(paths()).toEqual(["/api/dashboard/jobs", "/api/sessions/refresh"]);
  });

  it("is repeated whole, with what it writes", async () => {
    cms.answer = takesFresh;
    const body = JSON.stringify({ description: "x".repeat(20_000) });
    const headers = site.with({ access: "old", refresh: "kept" });
    const saved = await fetch(`${site.url}/api/dashboard/jobs/${ID}`, { method: "PATCH", headers, body });
    expect(saved.status).toBe(200);
    expect(cms.asked.filter(({ method }) => method === "PATCH").map((asked) => asked.body)).toEqual([body, body]);
  });

  it("with a body larger than those of visitors is read once its session and role are known", async () => {
    const body = new Blob([`{"description":"${"x".repeat(VISITOR_BODY.bytes)}"}`]);
    const send = async (who: Who, path: string, body: BodyInit) =>
      (await ask(path, who, { method: "POST", body, duplex: "half" } as Asking)).status;
    expect(await send("jobs-admin", "/api/dashboard/posts", body)).toBe(403);
    expect(await send("blog-admin", "/api/dashboard/jobs", body)).toBe(403);
    cms.answer = refused;
    for (const one of [body, body.stream()]) expect(await send("blog-admin", "/api/dashboard/posts", one)).toBe(401);
    expect(paths()).toEqual(Array(4).fill("/api/sessions/current"));
  });
});

it("the CMS is known by its secret behind Bearer alone", async () => {
  for (const authorization of [
    SECRET,
    `bearer ${SECRET}`,
    `Basic ${SECRET}`,
    `Bearer ${SECRET}x`,
    "Bearer ",
    "Bearer",
  ]) {
    const answer = await ask("/api/revalidate", "nobody", { method: "POST", body: "{}", headers: { authorization } });
    expect(answer.status, authorization).toBe(401);
  }
  expect((await ask("/api/revalidate", "the CMS", { method: "POST", body: "{}" })).status).toBe(422);
});

describe.each(["/api/applications", "/api/form-answers"])("what is sent to %s", (address) => {
  const form = () => {
    const body = new FormData();
    body.set("name", "Meera");
    return body;
  };

  it.each(["", "k".repeat(256), "one two", "cl\u00e9"])(
    "with the Idempotency-Key %j is refused, and the CMS is not asked",
    async (key) => {
      const headers = { "idempotency-key": key };
      const answer = await ask(address, "nobody", { method: "POST", body: form(), headers });
      expect([answer.status, await codeOf(answer)]).toEqual([400, "BAD_REQUEST"]);
      expect(writes()).toEqual([]);
    },
  );

  it("reaches the CMS whole, with its key, and is answered as the CMS answers", async () => {
    cms.answer = (_, response) =>
      response.writeHead(429, { "retry-after": "7" }).end('{"error":{"code":"RATE_LIMITED"}}');
    const headers = { "idempotency-key": "one" };
    const answer = await ask(address, "nobody", { method: "POST", body: form(), headers });
    expect([answer.status, answer.headers.get("retry-after"), await codeOf(answer)]).toEqual([
      429,
      "7",
      "RATE_LIMITED",
    ]);
    expect(writes()).toHaveLength(1);
    expect(writes()[0]?.body).toContain("Meera");
    expect(writes()[0]?.headers).toMatchObject({ "idempotency-key": "one", "x-site-token": SITE_TOKEN });
  });

  it("that is far too large is refused at once", async () => {
    const body = new Blob([new Uint8Array(11 * 1024 ** 2)]);
    const answer = await ask(address, "nobody", { method: "POST", body });
    expect([answer.status, await codeOf(answer)]).toEqual([413, expect.stringMatching(/^(RESUME|FILE)_TOO_LARGE$/)]);
    expect(writes()).toEqual([]);
  });

  it("is not stored while the CMS is away, and the sender is told so", async () => {
    for (const fail of [500, 503]) {
      cms.answer = (_, response) => response.writeHead(fail).end("{}");
      const answer = await ask(address, "nobody", { method: "POST", body: form() });
      expect([answer.status, await codeOf(answer)]).toEqual([502, expect.stringMatching(/_SAVE_FAILED$/)]);
    }
  });
});

it("nothing of a person is kept by anybody on the way, whatever the answer is", async () => {
  const paths = [
    "/api/session",
    "/api/dashboard/applications",
    "/api/dashboard/applications.csv",
    `/api/dashboard/applications/${ID}`,
    `/api/dashboard/applications/${ID}/notes`,
    `/api/dashboard/applications/${ID}/mails/${ID}`,
    "/api/dashboard/applications/mails",
    "/api/dashboard/mail-desk",
    `/api/resumes/${ID}`,
    "/api/dashboard/jobs",
    "/api/auth/jobs/login",
    "/api/auth/blog/logout",
    "/api/auth/password-link",
    "/api/applications",
    "/api/form-answers",
    "/api/contact",
    "/api/nothing",
  ];
  for (const path of paths) {
    for (const method of ["GET", "POST", "DELETE", "OPTIONS"]) {
      for (const who of ["nobody", "jobs-admin", "blog-admin"] as const) {
        const answer = await ask(path, who, { method, body: method === "POST" ? "{}" : undefined });
        expect(answer.headers.get("cache-control"), `${method} ${path} ${answer.status}`).toBe("no-store");
      }
    }
  }
});

/** These range from a page to an address that nothing serves. */
const READ_ONLY = ["/", "/about", "/nothing", "/blog/feed.xml", "/robots.txt", "/social/1/about.png", "/media/a.webp"];

it.each(READ_ONLY)("%s can be read, and nothing else", async (path) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
    const answer = await ask(path, "nobody", { method });
    expect([answer.status, answer.headers.get("allow"), await codeOf(answer)], method).toEqual([
      405,
      "GET, HEAD",
      "METHOD_NOT_ALLOWED",
    ]);
  }
});

it.each(["websocket", "h2c", "anything"])(
  "who asks for an upgrade to %s is answered at once, without",
  async (upgrade) => {
    // Next.js handles upgrades only after the first request.
    await ask("/api/health");
    for (const path of ["/api/health", "/api/session", "/_next/hmr"]) {
      const asked = request(site.url + path, { headers: { connection: "Upgrade", upgrade } }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode, path).toBe((await ask(path, "nobody", { redirect: "manual" })).status);
    }
  },
);

describe("a request that fails", () => {
  const list = () => ask("/api/dashboard/jobs", "jobs-admin", { headers: { "x-request-id": ID } });

  it("for want of the CMS is 503 with the time to wait", async () => {
    for (const fail of [502, 503, 504]) {
      cms.answer = (_, response) => response.writeHead(fail).end("<h1>Bad Gateway</h1>");
      const answer = await list();
      expect([answer.status, await codeOf(answer)]).toEqual([503, "CMS_UNAVAILABLE"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    cms.answer = (_, response) => response.destroy();
    expect((await list()).status).toBe(503);
    cms.answer = (_, response) =>
      void response.writeHead(200, { "content-length": 100 }).write("{", () => response.destroy());
    expect((await list()).status).toBe(503);
  });

  it("by a fault is 500, and logged with the request ID of the response and of the CMS's log", async () => {
    const faults: (typeof cms.answer)[] = [
      (_, response) => response.writeHead(500).end("{}"),
      (_, response) => response.writeHead(200).end("no JSON"),
      (_, response) => response.writeHead(418).end(),
    ];
    for (const fault of faults) {
      cms.answer = fault;
      const answer = await list();
      expect([answer.status, await codeOf(answer)]).toEqual([500, "INTERNAL_ERROR"]);
      const id = answer.headers.get("x-request-id") ?? "";
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(id).not.toBe(ID);
      expect(cms.asked.at(-1)?.headers).toMatchObject({ "x-request-id": id, "x-site-token": SITE_TOKEN });
      await expect
        .poll(() => site.lines(id))
        .toEqual([
          expect.objectContaining({ level: "error", message: expect.stringContaining("INTERNAL_ERROR") }),
          expect.objectContaining({ level: "error", method: "GET", route: "/api/dashboard/jobs", status: 500 }),
        ]);
      expect(site.lines(id)[1]).not.toHaveProperty("stack");
    }
  });

  it("because the CMS can't read an enquiry is the sender's to mend", async () => {
    cms.answer = (_, response) =>
      response.writeHead(400).end(JSON.stringify({ error: { message: "sort must have at most 10000 characters." } }));
    const answer = await ask("/api/contact", "nobody", { method: "POST", body: "{}" });
    expect([answer.status, await codeOf(answer)]).toEqual([400, "BAD_REQUEST"]);
  });

  it("is logged without what somebody has searched for", async () => {
    cms.answer = (_, response) => response.writeHead(500).end("{}");
    const answer = await ask("/api/dashboard/applications?q=secret-search", "jobs-admin");
    await expect.poll(() => site.lines(answer.headers.get("x-request-id"))).toHaveLength(2);
    expect(cms.asked.at(-1)?.path).toContain("secret-search");
    expect(site.log).not.toContain("secret-search");
  });

  it.each(["/%ff", "/careers/%E0%A4%A", "/careers/a%00b", "/api/%ff", "/media/%", "/social/%ff/home.png"])(
    "because %s is no address is refused",
    async (address) => {
      const answer = await fetch(site.url + address);
      expect([answer.status, await codeOf(answer)]).toEqual([400, "BAD_REQUEST"]);
    },
  );

  it("has words, also when the CMS has none", async () => {
    for (const message of ["", " ", undefined]) {
      cms.answer = (_, response) =>
        response.writeHead(409).end(JSON.stringify({ error: { code: "JOBS_EXIST", message } }));
      expect(await (await list()).json()).toMatchObject({ error: { message: "Jobs already exist." } });
    }
    cms.answer = (_, response) => response.writeHead(404).end(JSON.stringify({ error: { message: "" } }));
    expect(await (await list()).json()).toMatchObject({ error: { message: "There is nothing at this address." } });
  });
});

describe.concurrent("a CMS that stalls", () => {
  const HALF = "Name,Email\r\n";

  it("in an answer is an outage", { tags: ["full"] }, async ({ expect }) => {
    stall();
    expect((await ask("/api/dashboard/applications", "jobs-admin")).status).toBe(503);
  });

  it("in a file breaks the download off, which never waits for ever", { tags: ["full"] }, async ({ expect }) => {
    stall();
    const answer = await ask("/api/dashboard/applications.csv", "jobs-admin");
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it("in a picture breaks that off", { tags: ["full"] }, async ({ expect }) => {
    stall();
    await expect(ask("/media/stalled.png").then((answer) => answer.text())).rejects.toThrow();
  });

  function stall() {
    cms.answer = (_, response) => void response.writeHead(200, { "content-length": 1_000 }).write(HALF);
  }
});

it.each(["/_global-error", "/_not-found", "/_error/a"])("%s is an address like any that is unknown", async (path) => {
  const answer = await ask(path, "nobody", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([307, "/"]);
});
