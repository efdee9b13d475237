import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectIndexAndTrigger } from "./blog-table";
import { panel } from "./cms";
import { sql, sqlIn } from "./database";
import { startSecondCms } from "./second-cms";
import { bySite } from "./sign-in";

type Place = ReturnType<typeof inject<"settings">>;
type File = { id: number; name: string };
type Configuration = { metadatas: Record<string, { edit: { label: string } }> };

const postgres = () => inject("settings").DATABASE_CLIENT === "postgres";

const keyOf = (uid: string) => `plugin_content_manager_configuration_content_types::${uid}`;
const APPLIED = "core_panel_configurations_digests";
const SORTED = "core_media_folders_sorted";
const TEMPLATES = "application_mail_templates";
const TEMPLATES_ADDED = "core_mail_templates_added";
const OF_PLUGIN = "plugin::page-redirects.redirect";
const BEFORE = "api::redirect.redirect";
const ITEM = "site.menu-item";
const LEVELS = "plugin::publishing-checks.levels.update";
const LEVELS_BEFORE = "api::publishing-checks.update";

const APPLICATION = randomUUID();

const undone: (() => Promise<unknown>)[] = [];
/** The results of two starts: one with the blog's table and one without. */
const seen = {
  jobs: 0,
  pictures: { kept: [] as number[], sorted: [] as number[] },
  templates: { kept: [] as string[], added: [] as string[] },
  labels: { job: "", faq: "", redirect: "" },
  permissions: [] as string[],
  menu: [] as string[],
  notes: [] as unknown[],
  applications: [] as Record<string, unknown>[],
  blog: Promise.resolve(),
};
let brand: number[];
let own: number;
let role: number;

beforeAll(async () => {
  await scatterPictures();
  await renameFields();
  const takeType = await giveTypeBack();
  const takeMenu = await giveLinksBack();
  const takeNote = await giveNoteBack();
  await dropIndexAndTrigger();
  await removeTemplates();
  await startSecondCms(async (settings) => {
    seen.pictures.kept = await inRoot(settings);
    seen.templates.kept = await templatesIn(settings);
    seen.labels = {
      job: await labelOf("api::job.job", "title", settings),
      faq: await labelOf("api::faq.faq", "question", settings),
      redirect: await labelOf(OF_PLUGIN, "from", settings),
    };
    seen.permissions = await permissionsOf(settings);
    seen.menu = await menuOf(settings);
    seen.notes = await sqlIn(
      settings,
      "select kind, text, actor, to_status from application_events where application = ?",
      APPLICATION,
    );
    seen.applications = await sqlIn(settings, "select * from job_applications where document_id = ?", APPLICATION);
    seen.blog = expectIndexAndTrigger(settings);
    await seen.blog.catch(() => {});
  });

  await takeType();
  await takeMenu();
  await takeNote();
  for (const done of [SORTED, TEMPLATES_ADDED]) await sql("delete from strapi_core_store_settings where key = ?", done);
  await withoutBlogTable(() =>
    startSecondCms(async (settings) => {
      seen.pictures.sorted = await inRoot(settings);
      seen.templates.added = await templatesIn(settings);
      seen.jobs = (await fetch(`${settings.CMS_URL}/api/jobs`, { headers: bySite(settings) })).status;
    }),
  );
});

afterAll(async () => {
  for (const undo of undone.reverse()) await undo();
});

describe("a start", () => {
  it("can do without the blog's table", () => expect(seen.jobs).toBe(200));

  it("brings back the index and the trigger of the blog's table", () => seen.blog);

  it("explains the panel, and keeps what an administrator has changed since", () => {
    expect(seen.labels).toMatchObject({ job: "Title", faq: "What they ask" });
  });

  it("keeps what roles may do with a type that has become a plugin's, and how it is shown", () => {
    expect(seen.permissions).toEqual([`plugin::content-manager.explorer.delete ${OF_PLUGIN}`, `${LEVELS} null`]);
    expect(seen.labels.redirect).toBe("Gone");
  });

  it("keeps the links of the menu, in their order, drafts too", () => {
    expect(seen.menu.slice(0, 6)).toEqual(["/", "/about", "/services", "/technologies", "/blog", "/careers"]);
    expect(seen.menu.slice(6)).toEqual(seen.menu.slice(0, 6));
  });

  it("makes the one note of an application the first of its notes, and knows numbers by their digits", () => {
    expect(seen.notes).toEqual([{ kind: "note", text: "Good hands", actor: null, to_status: null }]);
    const stated = { experience_years: 5, expected_salary: null, notice_days: 60 };
    expect(seen.applications).toMatchObject([{ name: "Ada", phone_digits: "4012345678", note: null, ...stated }]);
  });

  it("sorts the pictures of the seed once, and leaves others where they are", () => {
    expect(seen.pictures.kept).toEqual([...brand, own]);
    expect(seen.pictures.sorted).toEqual([own]);
  });

  it("gives an older instance the templates of mails to applicants, and not to one that has removed them", () => {
    expect(seen.templates.kept).toEqual([]);
    expect(seen.templates.added).toEqual(["custom", "invitation", "next_step", "offer", "rejection"]);
  });
});

async function removeTemplates(): Promise<void> {
  const rows = await sql(`select * from ${TEMPLATES}`);
  await sql(`delete from ${TEMPLATES}`);
  undone.push(async () => {
    await sql(`delete from ${TEMPLATES}`);
    for (const row of rows) {
      const marks = Object.keys(row).map(() => "?");
      await sql(`insert into ${TEMPLATES} (${Object.keys(row)}) values (${marks})`, ...Object.values(row));
    }
  });
}

async function templatesIn(place: Place): Promise<string[]> {
  const rows = await sqlIn(place, `select kind from ${TEMPLATES} order by kind`);
  return rows.map(({ kind }) => String(kind));
}

async function inRoot(place: Place): Promise<number[]> {
  const rows = await sqlIn(place, "select id from files where folder_path = '/' order by id");
  return rows.map(({ id }) => Number(id));
}

async function scatterPictures(): Promise<void> {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  form.append("files", new File([svg], "of-an-editor.svg", { type: "image/svg+xml" }));
  own = (await panel.get<File[]>("POST", "/upload", form))[0]?.id ?? 0;
  undone.push(() => panel.get("DELETE", `/upload/files/${own}`));

  const found = await sql(
    `select files.id, folder_id from files join files_folder_lnk on file_id = files.id
     where name in ('mark.svg', 'share.webp') order by files.id`,
  );
  brand = found.map(({ id }) => Number(id));
  expect(brand).toHaveLength(2);
  for (const { id, folder_id } of found) {
    await sql("delete from files_folder_lnk where file_id = ?", id);
    await sql("update files set folder_path = '/' where id = ?", id);
    undone.push(() => {
      const form = new FormData();
      form.append("fileInfo", JSON.stringify({ folder: folder_id }));
      return panel.get("POST", `/upload?id=${id}`, form);
    });
  }
}

async function withoutBlogTable(work: () => Promise<void>): Promise<void> {
  await sql("alter table blog_posts rename to mislaid_posts");
  try {
    await work();
  } finally {
    await sql("alter table mislaid_posts rename to blog_posts");
  }
}

async function dropIndexAndTrigger(): Promise<void> {
  const definitions = postgres()
    ? []
    : await sql("select sql from sqlite_master where name in ('blog_posts_created_at', 'blog_posts_updated_at')");
  await sql("drop index blog_posts_created_at");
  await sql(`drop trigger blog_posts_updated_at${postgres() ? " on blog_posts" : ""}`);
  // The CMS itself restores the trigger once it has missed the table.
  for (const { sql: definition } of definitions) {
    undone.push(() => sql(String(definition).replace(/^create (index|trigger)/i, "create $1 if not exists")));
  }
}

async function renameFields(): Promise<void> {
  const [job, faq, applied] = [
    await stored(keyOf("api::job.job")),
    await stored(keyOf("api::faq.faq")),
    await stored(APPLIED),
  ];
  undone.push(
    () => store(keyOf("api::job.job"), job),
    () => store(keyOf("api::faq.faq"), faq),
    () => store(APPLIED, applied),
  );
  await store(keyOf("api::job.job"), relabelled(job, "title", "title"));
  await store(APPLIED, { ...applied, "api::job.job": undefined });
  await store(keyOf("api::faq.faq"), relabelled(faq, "question", "What they ask"));
}

/**
 * Undoes the move of redirects to a plugin. @returns a function that restores it. A start on SQLite has its own copy.
 */
async function giveTypeBack(): Promise<() => Promise<void>> {
  const action = "plugin::content-manager.explorer.delete";
  const permissions = [
    { action, subject: OF_PLUGIN, properties: {}, conditions: [] },
    { action: LEVELS, subject: null, properties: {}, conditions: [] },
  ];
  const made = { name: `Leads on ${randomUUID()}`, description: "Removes redirects." };
  role = (await panel.get<{ data: { id: number } }>("POST", "/admin/roles", made)).data.id;
  await panel.get("PUT", `/admin/roles/${role}/permissions`, { permissions });
  undone.push(() => panel.get("DELETE", `/admin/roles/${role}`));
  const [configuration, applied] = [await stored(keyOf(OF_PLUGIN)), await stored(APPLIED)];
  const [migration] = await sql("select name, time from strapi_migrations where name like '%names-of-plugins.js'");
  const rename = (from: string, to: string) =>
    sql("update strapi_core_store_settings set key = ? where key = ?", keyOf(to), keyOf(from));
  const forget = () => sql("delete from strapi_migrations where name = ?", migration?.name);

  await store(keyOf(OF_PLUGIN), { ...relabelled(configuration, "from", "Gone"), uid: BEFORE });
  await rename(OF_PLUGIN, BEFORE);
  const { [OF_PLUGIN]: digest, ...others } = applied;
  await store(APPLIED, { ...others, [BEFORE]: digest });
  const ofRole = "id in (select permission_id from admin_permissions_role_lnk where role_id = ?)";
  await sql(`update admin_permissions set subject = ? where subject = ? and ${ofRole}`, BEFORE, OF_PLUGIN, role);
  await sql(`update admin_permissions set action = ? where action = ? and ${ofRole}`, LEVELS_BEFORE, LEVELS, role);
  await forget();
  return async () => {
    await rename(BEFORE, OF_PLUGIN);
    await store(keyOf(OF_PLUGIN), configuration);
    await store(APPLIED, applied);
    await forget();
    await sql("insert into strapi_migrations (name, time) values (?, ?)", migration?.name, migration?.time);
  };
}

/** Undoes the submenus of the menu's items. @returns a function that restores them. */
async function giveLinksBack(): Promise<() => Promise<void>> {
  const [migration] = await sql("select name, time from strapi_migrations where name like '%header-menu-items.js'");
  const places = await sql("select id, cmp_id from headers_cmps where component_type = ? and field = ?", ITEM, "links");
  const links: number[] = [];
  for (const { id, cmp_id } of places) {
    const [link] = await sql(
      "insert into components_shared_links (label, href, new_tab) select label, href, new_tab from components_site_menu_items where id = ? returning id",
      cmp_id,
    );
    links.push(Number(link?.id));
    await sql("update headers_cmps set component_type = ?, cmp_id = ? where id = ?", "shared.link", link?.id, id);
  }
  await sql("delete from strapi_migrations where name = ?", migration?.name);
  return async () => {
    for (const { id, cmp_id } of places) {
      await sql("update headers_cmps set component_type = ?, cmp_id = ? where id = ?", ITEM, cmp_id, id);
    }
    for (const id of links) await sql("delete from components_shared_links where id = ?", id);
    await sql(
      "delete from components_site_menu_items where id not in (select cmp_id from headers_cmps where component_type = ?)",
      ITEM,
    );
    await sql("delete from strapi_migrations where name = ?", migration?.name);
    await sql("insert into strapi_migrations (name, time) values (?, ?)", migration?.name, migration?.time);
  };
}

/** Undoes the change to several notes per application. @returns a function that restores it. */
async function giveNoteBack(): Promise<() => Promise<void>> {
  const [migration] = await sql("select name, time from strapi_migrations where name like '%application-notes.js'");
  const now = postgres() ? new Date() : Date.now();
  await sql(
    `insert into job_applications
       (document_id, name, email, phone, years_experience, expected_ctc, notice_period, job_title, note, resume_key,
        created_at, updated_at, published_at)
     values (?, 'Ada', 'ada@example.com', '040 1234-5678', '5 yrs', 'NA', '2 months', 'Bell Founder', 'Good hands', 'resumes/none.pdf', ?, ?, ?)`,
    ...[APPLICATION, now, now, now],
  );
  await sql("delete from strapi_migrations where name = ?", migration?.name);
  return async () => {
    await sql("delete from job_applications where document_id = ?", APPLICATION);
    await sql("delete from application_events where application = ?", APPLICATION);
    await sql("delete from strapi_migrations where name = ?", migration?.name);
    await sql("insert into strapi_migrations (name, time) values (?, ?)", migration?.name, migration?.time);
  };
}

async function menuOf(place: Place): Promise<string[]> {
  const rows = await sqlIn(
    place,
    `select href from headers_cmps join components_site_menu_items as item on item.id = cmp_id
     where field = 'links' and component_type = ? order by entity_id, "order"`,
    ITEM,
  );
  return rows.map(({ href }) => String(href));
}

async function permissionsOf(place: Place): Promise<string[]> {
  const rows = await sqlIn(
    place,
    `select action, subject from admin_permissions join admin_permissions_role_lnk on permission_id = admin_permissions.id
     where role_id = ? order by action`,
    role,
  );
  return rows.map(({ action, subject }) => `${action} ${subject}`);
}

async function labelOf(uid: string, field: string, place: Place): Promise<string> {
  return (await stored(keyOf(uid), place)).metadatas[field].edit.label;
}

async function stored(key: string, place = inject("settings")) {
  const [row] = await sqlIn(place, "select value from strapi_core_store_settings where key = ?", key);
  return JSON.parse(row?.value as string);
}

function store(key: string, value: object) {
  return sql("update strapi_core_store_settings set value = ? where key = ?", JSON.stringify(value), key);
}

function relabelled({ metadatas, ...configuration }: Configuration, field: string, label: string) {
  const changed = { ...metadatas[field], edit: { ...metadatas[field]?.edit, label } };
  return { ...configuration, metadatas: { ...metadatas, [field]: changed } };
}
