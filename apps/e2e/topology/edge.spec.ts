import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { product } from "../product";
import { jobs } from "../tests/panel";

const [program = "", ...composeArgs] = JSON.parse(process.env.COMPOSE ?? "[]") as string[];

const MAX_LOG_BYTES = 256 * 1024 ** 2;

function compose(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, [...composeArgs, ...args], {
    encoding: "utf8",
    maxBuffer: MAX_LOG_BYTES,
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(product.SITE_URL + path, { headers });
/** Replicas render the same page with different ids in its data. */
const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const cached = (answer: Response) => answer.headers.get("cache-status");

test("a page is compressed as the browser asks, from the cache, and never mixed up", async () => {
  const encodings = { br: "br", "gzip, deflate": "gzip", "br;q=0, gzip;q=0.5": "gzip", identity: null };
  for (const round of [1, 2]) {
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const answer = await ask("/services", { "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding"), `${accepted}, round ${round}`).toBe(encoding);
      expect(title(await answer.text()), accepted).toContain("Services");
    }
  }
  await expect.poll(async () => cached(await ask("/services", { "accept-encoding": "br" }))).toBe("edge; hit");
});

test("what is for one visitor, or part of a page, passes the cache by", async () => {
  const page = title(await (await ask("/about")).text());
  expect(page).toContain("About");
  const own: Record<string, string>[] = [
    { cookie: "__prerender_bypass=x" },
    { cookie: "theme=dark; site-3000-access=x" },
    { authorization: "Bearer x" },
    { rsc: "1" },
  ];
  for (const headers of own) {
    const answer = await ask("/about", headers);
    expect(cached(answer), JSON.stringify(headers)).toBe("edge; fwd=bypass");
    if ("rsc" in headers) expect(answer.headers.get("content-type")).toContain("text/x-component");
    else expect(title(await answer.text())).toBe(page);
  }
  expect(title(await (await ask("/about")).text())).toBe(page);
  for (const path of ["/api/session", "/api/health"]) expect(cached(await ask(path)), path).toBeNull();
});

test("files are cached for long", async () => {
  const [file = ""] = /\/_next\/static\/[^"\\]+\.js/.exec(await (await ask("/")).text()) ?? [];
  await ask(file);
  const answer = await ask(file);
  expect(cached(answer)).toBe("edge; hit");
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

test("what machines ask of site and CMS is not for visitors", async () => {
  const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
  for (const address of [
    `${product.SITE_URL}/api/metrics`,
    `${product.SITE_URL}/api/metrics/`,
    `${product.SITE_URL}/api/%6detrics`,
    `${product.SITE_URL}//api//metrics`,
    `${product.SITE_URL}/api/ready`,
    `${product.CMS_URL}/_metrics`,
    `${product.CMS_URL}/_ready`,
  ]) {
    expect((await fetch(address, { headers })).status, address).toBe(404);
  }
});

test("a body that is too large is refused in the API's own words", async () => {
  const answer = await fetch(`${product.SITE_URL}/api/contact`, { method: "POST", body: Buffer.alloc(27 * 1024 ** 2) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: "BODY_TOO_LARGE" } });
});

test("who tries is known by the address that the edge sees, whatever is written beside it", async () => {
  const forged = "203.0.113.9";
  const { FRONT_RANGE } = JSON.parse(process.env.E2E_RUNNING ?? "{}") as { FRONT_RANGE: string };
  const answer = await fetch(`${product.SITE_URL}/api/auth/jobs/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.SITE_URL, "x-forwarded-for": forged },
    body: JSON.stringify({ email: "nobody@example.com", password: "not-the-password" }),
  });
  expect(answer.status).toBe(401);
  const keys = compose("exec", "-T", "postgres", "psql", "--username=website", "--command=select key from rate_limits");
  // Docker gives this machine the first address of the range.
  expect(keys).toContain(` sign-in:${FRONT_RANGE.replace(/\/\d+$/, "\n")}`);
  expect(keys).not.toContain(forged);
});

test("the log has the id of each answer, and neither address nor query", async () => {
  const id = (await ask("/about?email=someone@example.com")).headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[\da-f]{32}$/);
  await expect.poll(() => compose("logs", "--no-color", "edge")).toContain(id);
  const log = compose("logs", "--no-color", "edge");
  expect(log).toContain('"path":"/about"');
  expect(log).not.toContain("someone@example.com");
  expect(log).not.toMatch(/\b(?!127\.0\.0\.|0\.0\.0\.0)\d{1,3}(\.\d{1,3}){3}\b/);
});

test("what was published is on both replicas", async () => {
  const texts = { details: "Full-time", description: ".", requirements: ".", responsibilities: "." };
  const job = await jobs.publish({ title: "Seen on every replica", ...texts });
  try {
    const seen = (index: number) =>
      compose(
        "exec",
        "-T",
        `--index=${index}`,
        "web",
        "node",
        "-e",
        "fetch('http://127.0.0.1:3000/careers').then(async (answer) => console.log(await answer.text()))",
      ).includes("Seen on every replica");
    for (const index of [1, 2]) await expect.poll(() => seen(index), `replica ${index}`).toBe(true);
  } finally {
    await jobs.remove(job.documentId);
  }
});

test("visitors notice nothing of a replica that dies", async () => {
  const states = new Set<number>();
  let over = false;
  const visits = async () => {
    while (!over) states.add((await ask(`/about?${crypto.randomUUID()}`)).status);
  };
  const visiting = visits();
  compose("exec", "-T", "--index=1", "web", "sh", "-c", "kill -TERM 1");
  await expect.poll(() => compose("ps", "web")).not.toContain("starting");
  over = true;
  await visiting;
  expect([...states]).toEqual([200]);
});

test("with everything behind it down, the edge shows the pages it has", async () => {
  for (const path of ["/", "/about", "/careers"]) await ask(path);
  compose("stop", "web", "cms");
  try {
    for (const path of ["/", "/about", "/careers", "/about?utm_source=letter"]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(cached(answer), path).toBe("edge; hit; detail=stale");
    }
    expect((await ask("/api/session")).status).toBe(502);
  } finally {
    compose("up", "--detach", "--no-recreate", "--scale", "web=2", "--scale", "cms=2");
  }
});
