/** `npm run bench`: how quick the product is on this machine. Prints a table and writes bench.json. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { build } from "./steps/build.mjs";
import { fail, freePorts, root } from "./steps/environment.mjs";
import { alone, install } from "./steps/install.mjs";

const REQUESTS = 300;
const AT_ONCE = 10;
const APPLICANTS = 50;
const PDF = new Blob(["%PDF-1.4\n", "x".repeat(200_000), "\n%%EOF"], { type: "application/pdf" });

try {
  await alone(async () => {
    await install();
    await build();
  });
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const [web, cms, smtp, mail] = await freePorts(4);
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ENV_FILE: path.join(folder, ".env"),
      DATA_DIR: path.join(folder, "data"),
      WEB_PORT: web,
      CMS_PORT: cms,
      SMTP_PORT: smtp,
      MAILDEV_WEB_PORT: mail,
      RATE_LIMIT_APPLICATIONS: String(APPLICANTS + 1),
    },
  });
  try {
    await measureAll(`http://localhost:${web}`, `http://localhost:${cms}`);
  } finally {
    const ended = new Promise((resolve) => product.once("close", resolve));
    product.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
} catch (error) {
  fail(error);
}

async function measureAll(site, cms) {
  while (!(await fetch(`${site}/api/health`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const query = "{ jobs { documentId title } }";
  const graphql = () =>
    fetch(`${cms}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  const { data } = await (await graphql()).json();

  const rows = [];
  for (const page of ["/", "/services/web-development", "/careers", "/sitemap.xml"]) {
    rows.push(await measure(`GET ${page}`, REQUESTS, AT_ONCE, () => fetch(site + page)));
  }
  rows.push(await measure("GraphQL jobs, past the site", REQUESTS, AT_ONCE, graphql));
  rows.push(
    await measure(`POST /api/applications, ${APPLICANTS} at once`, APPLICANTS, APPLICANTS, () =>
      apply(site, data.jobs[0].documentId),
    ),
  );
  console.table(rows);
  await writeFile(
    path.join(root, "bench.json"),
    `${JSON.stringify({ date: new Date().toISOString(), node: process.version, cpus: cpus().length, rows }, null, 2)}\n`,
  );
}

function apply(site, job) {
  const form = new FormData();
  const fields = {
    job,
    name: "Meera Sampleson",
    email: "meera@example.com",
    phone: "+91 40 0000 0000",
    work_type: "Full-time",
    years_experience: "4",
    current_ctc: "12",
    expected_ctc: "16",
    notice_period: "30",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", PDF, "cv.pdf");
  return fetch(`${site}/api/applications`, { method: "POST", body: form });
}

/** Sends `count` requests, `atOnce` at a time. Times in milliseconds. */
async function measure(what, count, atOnce, request) {
  const times = [];
  let failed = 0;
  let left = count;
  const started = performance.now();
  const worker = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      const response = await request();
      await response.arrayBuffer();
      times.push(performance.now() - begun);
      if (!response.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10;
  return {
    what,
    requests: count,
    failed,
    "per second": Math.round(count / seconds),
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
  };
}
