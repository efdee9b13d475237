import { ACCOUNTS, signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Product } from "../../ops/trial/product.ts";
import { application, applicationForm } from "../../packages/testing/src/application.ts";
import { signInToPanel } from "../../packages/testing/src/panel.ts";
import { pdf } from "../../packages/testing/src/pdf.ts";
import type { Leftover, Search } from "./leftovers.ts";
import type { Paint } from "./paint.ts";

const TEXT = /text|json|xml|javascript|svg|manifest/;
const PICTURE = /^image\/(?:png|jpeg|webp|avif)/;
const MAIL_POLL_MS = 500;
const MAIL_TIMEOUT_MS = 60_000;

export async function crawl({ site, cms, mails }: Product, leftovers: Search, paint: Paint) {
  const read = new Set<string>();
  const found: Leftover[] = [];

  const check = (where: string, text: string) => {
    read.add(where);
    const isPanel = /^\/(admin|content-manager)\//.test(where);
    found.push(...leftovers(where, text, isPanel ? "panel" : /\.(js|css)$/.test(where) ? "bundle" : undefined));
    return text;
  };
  async function get(address: string, headers: Record<string, string> = {}, status = 200): Promise<string> {
    const response = await fetch(address, { headers });
    const where = new URL(address).pathname;
    if (response.status !== status) found.push({ where, found: `answers ${response.status}` });
    const type = response.headers.get("content-type") ?? "";
    if (TEXT.test(type)) return check(where, await response.text());
    if (PICTURE.test(type)) found.push(...(await paint(where, Buffer.from(await response.arrayBuffer()))));
    return check(where, "");
  }
  async function getWithParts(address: string, headers?: Record<string, string>): Promise<string> {
    const html = await get(address, headers);
    const parts = [
      ...html.matchAll(/(?:href|src|content)="([^"]+\.(?:css|js|svg|ico|png|jpg|webp|webmanifest)[^"]*)"/g),
    ];
    for (const [, part = ""] of parts) {
      const { origin, pathname, href } = new URL(part.replaceAll("&amp;", "&"), address);
      if (origin === new URL(address).origin && !read.has(pathname)) await get(href);
    }
    return html;
  }

  const sitemap = await get(`${site}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  for (const page of pages) await getWithParts(page);
  for (const [address] of (await get(`${site}/llms.txt`)).matchAll(/(?<=\()http[^)]+\.md(?=\))/g)) await get(address);
  const feeds = ["/blog/feed.xml", "/blog/feed.json", "/work/feed.xml", "/careers/feed.xml", "/careers/feed.json"];
  for (const path of ["/robots.txt", "/manifest.webmanifest", "/.well-known/security.txt", ...feeds]) {
    await get(`${site}${path}`);
  }
  await get(`${site}/blog/00000000-0000-4000-8000-000000000000`, {}, 404);

  const job = /\/careers\/[^<]+/.exec(sitemap)?.[0];
  const id = /"identifier":\{[^}]*"value":"([^"]+)"/.exec(await get(`${site}${job}`))?.[1] ?? "";
  const resume = new File([await pdf(["Résumé"])], "resume.pdf", { type: "application/pdf" });
  const sent = await fetch(`${site}/api/applications`, { method: "POST", body: applicationForm(resume, { job: id }) });
  if (sent.status !== 201) found.push({ where: "/api/applications", found: await sent.text() });
  const enquiry = { name: application.name, email: application.email, subject: "A", message: "B", agree: true };
  await post(`${site}/api/contact`, enquiry);
  for (const mail of await mailsOf(mails, 3)) {
    const text = check(`mail “${mail.subject}”`, JSON.stringify(mail));
    const link = /\/applications\/[\w-]{43}/.exec(text)?.[0];
    if (link) await getWithParts(`${site}${link}`);
  }

  for (const [role, login, dashboard, lists] of [
    ["jobs", "/admin-login", "/admin", ["jobs", "applications", "applications.csv", "mail-desk", "retention"]],
    ["blog", "/blog/admin/login", "/blog/admin", ["posts"]],
  ] as const) {
    await getWithParts(`${site}${login}`);
    const cookie = (await signInToDashboard(site, role)).jar.header();
    await getWithParts(`${site}${dashboard}`, { cookie });
    for (const path of lists) await get(`${site}/api/dashboard/${path}`, { cookie });
  }
  await getWithParts(`${cms}/admin`);
  await readPanel(get, cms);

  return { read, found };
}

async function readPanel(
  get: (address: string, headers?: Record<string, string>) => Promise<string>,
  cms: string,
): Promise<void> {
  const headers = { Authorization: `Bearer ${await signInToPanel(cms, ACCOUNTS.panel)}` };
  const models = JSON.parse(await get(`${cms}/content-manager/init`, headers)).data;
  for (const kind of ["contentTypes", "components"] as const) {
    const path = kind === "components" ? kind : "content-types";
    for (const { uid } of models[kind]) await get(`${cms}/content-manager/${path}/${uid}/configuration`, headers);
  }
}

const post = (address: string, body: object) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: new URL(address).origin },
    body: JSON.stringify(body),
  });

async function mailsOf(catcher: string, count: number): Promise<{ subject: string }[]> {
  const until = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const mails: { subject: string }[] = await (await fetch(`${catcher}/email`)).json();
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails arrived.`);
    await new Promise((resolve) => setTimeout(resolve, MAIL_POLL_MS));
  }
}
