import { createHash } from "node:crypto";
import { ACCOUNTS, type Dashboard, signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { openPanel, type Panel } from "../../packages/testing/src/panel.ts";
import { accessOf, permissionsOf } from "./observe-access.ts";
import { type Entry, flat, type Json, listed, type Observed } from "./observed.ts";
import { readPage } from "./page.ts";

type ContentType = { uid: string; kind: string; options: { draftAndPublish: boolean } };

/** The outbox changes these by itself while it is read. */
const COUNTED: Record<string, string[]> = { "api::mail.mail": ["attempts", "nextAttemptAt"] };

/** Reads everything over HTTP, as people do. `paths` are pages beside those of the sitemap. */
export async function observe(place: Place, types: string[] | undefined, paths: string[]): Promise<Observed> {
  const panel = await openPanel(place.cms, ACCOUNTS.panel);
  const jobs = await signInToDashboard(place.site, "jobs");
  const blog = await signInToDashboard(place.site, "blog");
  const observed = {
    entries: await entriesOf(panel, types),
    files: await filesOf(panel, place),
    applications: await applicationsOf(jobs),
    pages: await pagesOf(place, paths),
    permissions: await permissionsOf(panel, place),
    access: await accessOf(place),
    settings: await settingsOf(panel, { "jobs dashboard": jobs, "blog dashboard": blog }),
  };
  // Ports are new for each instance, but stay in the mails that it wrote.
  return JSON.parse(JSON.stringify(observed).replace(/http:\/\/localhost:\d+/g, "http://localhost"));
}

async function entriesOf(panel: Panel, types: string[] | undefined): Promise<Observed["entries"]> {
  const { data } = await panel.get<{ data: ContentType[] }>("GET", "/content-manager/content-types");
  const entries: Observed["entries"] = {};
  for (const { uid, kind, options } of data) {
    if (types ? !types.includes(uid) : !uid.startsWith("api::")) continue;
    const single = kind === "singleType";
    const address = `/content-manager/${single ? "single" : "collection"}-types/${uid}`;
    const found = single ? [undefined] : (await listed<Entry>(panel, address)).map(({ documentId }) => documentId);
    for (const id of found) {
      for (const status of options.draftAndPublish ? ["draft", "published"] : ["only"]) {
        const answer = await panel.ask("GET", `${address}${id ? `/${id}` : ""}?status=${versionOf(status)}`);
        if (!answer.ok) continue;
        const entry = ((await answer.json()) as { data: Entry | null }).data;
        if (!entry?.documentId || (status === "published" && !entry.publishedAt)) continue;
        const facts = flat(entry);
        for (const field of COUNTED[uid] ?? []) delete facts[field];
        for (const [field, value] of Object.entries(entry)) {
          if (isCount(value)) facts[field] = await related(panel, uid, entry.documentId, field, versionOf(status));
        }
        entries[`${uid} ${entry.documentId} ${status}`] = facts;
      }
    }
  }
  return entries;
}

const versionOf = (status: string) => (status === "only" ? "draft" : status);

const isCount = (value: Json) => value !== null && typeof value === "object" && "count" in value;

async function related(panel: Panel, uid: string, id: string, field: string, status: string): Promise<string> {
  const address = `/content-manager/relations/${uid}/${id}/${field}?status=${status}&pageSize=100`;
  const { results } = await panel.get<{ results: { documentId: string }[] }>("GET", address);
  return results.map(({ documentId }) => documentId).join(" ");
}

async function filesOf(panel: Panel, { cms }: Place): Promise<Observed["files"]> {
  type Picture = {
    id: number;
    name: string;
    url: string;
    folder?: { name: string } | null;
    formats: Record<string, { url: string }> | null;
  };
  const files: Observed["files"] = {};
  const pictures = await listed<Picture & Record<string, Json>>(panel, "/upload/files");
  // The panel also sets `updatedAt` when it puts a file into a folder.
  for (const { formats, folder, folderPath: _, updatedAt: __, ...file } of pictures) {
    const facts = flat({ ...file, "in folder": folder?.name ?? null });
    for (const [size, { url }] of [["original", file], ...Object.entries(formats ?? {})] as [
      string,
      { url: string },
    ][]) {
      const answer = await fetch(new URL(url, cms));
      facts[`${size} ${url}`] = answer.ok ? digestOf(await answer.bytes()) : answer.status;
    }
    files[`${file.name} (${file.id})`] = facts;
  }
  return files;
}

async function applicationsOf(jobs: Dashboard): Promise<Observed["applications"]> {
  const items = await listedInDashboard<{ id: string } & Record<string, Json>>(jobs, "/api/dashboard/applications");
  const applications: Observed["applications"] = {};
  for (const item of items) {
    const resume = await jobs.ask("GET", `/api/resumes/${item.id}`);
    applications[item.id] = {
      ...flat(item),
      "type of the résumé": resume.headers.get("content-type"),
      "name of the résumé": resume.headers.get("content-disposition")?.replace(/^\w+/, "") ?? null,
      résumé: digestOf(await resume.bytes()),
    };
  }
  const csv = await (await jobs.ask("GET", "/api/dashboard/applications.csv")).text();
  const [names = [], ...rows] = cellsOf(csv);
  for (const cells of rows) {
    const facts = Object.fromEntries(names.map((name, column) => [name, cells[column] ?? null]));
    applications[`in the CSV: ${facts.Id}`] = facts;
  }
  return applications;
}

async function listedInDashboard<Item>(dashboard: Dashboard, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const found = await dashboard.get<{ items: Item[]; total: number }>("GET", `${path}?page=${page}`);
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return items;
  }
}

/** Reads the cells of a CSV, quoted or not. Only CRLF ends a row. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = csv.replace(/^\ufeff/, "").matchAll(/("(?:[^"]|"")*"|[^",\r]*)(,|\r\n|$)/g);
  for (const [, cell = "", end = ""] of cells) {
    rows.at(-1)?.push(cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1);
}

async function pagesOf({ site }: Place, paths: string[]): Promise<Observed["pages"]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const pages: Observed["pages"] = {};
  for (const path of new Set([...inSitemap, ...paths])) {
    const answer = await fetch(site + path, { redirect: "manual" });
    pages[path] = readPage(answer.status, await answer.text());
  }
  return pages;
}

async function settingsOf(panel: Panel, dashboards: Record<string, Dashboard>): Promise<Observed["settings"]> {
  const read = async (path: string) => flat(await panel.get<Json>("GET", path));
  const settings: Observed["settings"] = {};
  settings["view of questions"] = await read("/content-manager/content-types/api::faq.faq/configuration");
  for (const path of [
    ...["/upload/settings", "/upload/configuration", "/users-permissions/advanced"],
    ...["/i18n/locales", "/admin/webhooks", "/admin/api-tokens"],
  ]) {
    settings[path] = await read(path);
  }
  for (const [name, dashboard] of Object.entries(dashboards)) {
    const path = name.startsWith("jobs") ? "/api/dashboard/jobs" : "/api/dashboard/posts/stats";
    settings[`${name} ${path}`] = flat(await dashboard.get<Json>("GET", path));
  }
  return settings;
}

function digestOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
