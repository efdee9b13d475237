import { ACCOUNTS, type Dashboard, signInToDashboard } from "../../ops/trial/dashboard.ts";
import type { Place } from "../../ops/trial/product.ts";
import { everySection, SEO_OF_TESTS } from "../../packages/testing/src/every-section.ts";
import { type Account, openPanel, type Panel } from "../../packages/testing/src/panel.ts";

export type Item = { id: string; title: string; name: string; status: string; updatedAt: string };
type Entry = Record<string, unknown> & { documentId: string };

export const OWN_ROLE = "Keeper of questions";
export const OWN_ACCOUNT: Account = { email: "ravi@example.com", password: "Keeper-of-questions-1" };

/** Lies so far ahead that no job closes while this archive is in use. */
const CLOSES = "2099-12-31";
export const OPEN_JOB = "Keeper of the Clock";

export async function useAsEditors(place: Place): Promise<string[]> {
  const panel = await openPanel(place.cms, ACCOUNTS.panel);
  const jobs = await signInToDashboard(place.site, "jobs");
  const blog = await signInToDashboard(place.site, "blog");

  await editPage(panel, "about-page", (page) => ({
    ...page,
    storyTitle: "Where we come from",
    storyText: "We began with two desks & one lamp.\n\nToday there are “many” of us: 50 % more than last year.",
  }));
  await editPage(panel, "contact-page", (page) => page);
  await draftPage(panel, "home-page", (page) => ({ ...page, seo: { ...Object(page.seo), title: "A title to come" } }));
  await panel.get("POST", "/content-manager/single-types/api::terms-page.terms-page/actions/unpublish", {});

  const faqs = panel.collection<Entry>("faq");
  const asked = { question: "Do you work on Saturdays?", answer: "Only when the ünïcødé bells ring.", place: "home" };
  await faqs.publish({ ...asked, order: 50 });
  await faqs.draft({ ...asked, question: "Is this question ready?", order: 51 });
  const services = panel.collection<Entry>("service");
  const [first, second] = await services.list();
  if (!first || !second) throw new Error("There are no services.");
  await services.publish(
    { ...editable(await services.read(first.documentId)), description: "Edited by an editor." },
    first.documentId,
  );
  await services.draft(
    { ...editable(await services.read(second.documentId)), description: "Not said yet." },
    second.documentId,
  );

  const paths = [...(await useJobs(jobs)), await addPage(panel)];
  await usePosts(blog);
  await addPictures(panel);
  await changeSettings(panel);
  await addRole(panel, place);
  return [...paths, "/terms-and-conditions", "/nothing-here"];
}

export const itemsOf = (answer: object): Item[] => Object.values(answer).find(Array.isArray) ?? [];

async function addPage(panel: Panel): Promise<string> {
  const { results } = await panel.get<{ results: { id: number; width: number }[] }>("GET", "/upload/files?sort=id:asc");
  const picture = results.find(({ width }) => width > 1000)?.id ?? 0;
  const page = { title: "Every section", path: "every-section", sections: everySection(picture), seo: SEO_OF_TESTS };
  await panel.collection<Entry>("page").publish(page);
  return `/${page.path}`;
}

async function useJobs(jobs: Dashboard): Promise<string[]> {
  const listed = itemsOf(await jobs.get("GET", "/api/dashboard/jobs"));
  for (const { id } of listed) await jobs.ask("PATCH", `/api/dashboard/jobs/${id}`, { closesAt: CLOSES });
  await jobs.ask("PATCH", `/api/dashboard/jobs/${listed[0]?.id}`, {
    title: "Bell Founder (m/f/x)",
    requirements: ["Steady hands", "An ear for A♭"],
  });
  await jobs.ask("PATCH", `/api/dashboard/jobs/${listed[1]?.id}`, { availability: "filled" });
  const own = {
    title: OPEN_JOB,
    details: "Part time • On-site • 2+ years",
    description: "Wind it.\n\nOil it.",
    requirements: ["Punctual"],
    closesAt: CLOSES,
  };
  await jobs.ask("POST", "/api/dashboard/jobs", own);
  const past = { ...own, title: "Lamp Lighter", closesAt: "2026-11-01" };
  await jobs.ask("POST", "/api/dashboard/jobs", past);
  return ["/careers/lamp-lighter", "/careers/senior-backend-engineer"];
}

async function usePosts(blog: Dashboard): Promise<void> {
  const post = {
    title: "What a bell says",
    metaTags: "Bells, C++",
    description: "One paragraph.\n\nAnother, with <b>no</b> markup & a https://example.com/address.",
  };
  await blog.ask("POST", "/api/dashboard/posts", post);
  await blog.ask("POST", "/api/dashboard/posts", { ...post, title: "A draft of a post", status: "draft" });
  const rich = { format: "markdown", description: "## Bells\n\n- one\n- **two**[^1]\n\n[^1]: Cast in spring." };
  await blog.ask("POST", "/api/dashboard/posts", { ...post, title: "What bells are made of", ...rich });
  const longer = Array.from({ length: 60 }, (_, line) => `Line ${line} of a long post, with *stars* and # signs.`);
  await blog.ask("POST", "/api/dashboard/posts", { ...post, title: "A long post", description: longer.join("\n") });
  const [last] = itemsOf(await blog.get("GET", "/api/dashboard/posts")).slice(-1);
  await blog.ask("PATCH", `/api/dashboard/posts/${last?.id}`, { title: "Edited by an author" });
  const gone = await blog.get<Item>("POST", "/api/dashboard/posts", { ...post, title: "Deleted at once" });
  await blog.ask("DELETE", `/api/dashboard/posts/${gone.id}`);
}

async function addPictures(panel: Panel): Promise<void> {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  form.append("files", new File([svg], "of-an-editor.svg", { type: "image/svg+xml" }));
  form.append("fileInfo", JSON.stringify({ alternativeText: "A black square", caption: "Drawn by an editor" }));
  await panel.get("POST", "/upload", form);
}

async function changeSettings(panel: Panel): Promise<void> {
  const address = "/content-manager/content-types/api::faq.faq/configuration";
  type View = { list: { mainField?: object }; edit: object };
  const { data } = await panel.get<{
    data: { contentType: { metadatas: Record<string, View>; layouts: object; settings: object } };
  }>("GET", address);
  const { metadatas, layouts, settings } = data.contentType;
  const views = Object.entries(metadatas).map(
    ([
      name,
      {
        edit,
        list: { mainField: _, ...list },
      },
    ]) => [name, { edit: name === "question" ? { ...edit, label: "What they ask" } : edit, list }],
  );
  const changed = { layouts, settings: { ...settings, pageSize: 50 }, metadatas: Object.fromEntries(views) };
  await panel.get("PUT", address, changed);
  const hook = {
    name: "Newsletter",
    url: "https://hooks.example.com/published",
    headers: {},
    events: ["entry.publish"],
  };
  const { data: made } = await panel.get<{ data: { id: number } }>("POST", "/admin/webhooks", hook);
  await panel.get("PUT", `/admin/webhooks/${made.id}`, { ...hook, isEnabled: false });
  await panel.get("POST", "/admin/api-tokens", {
    name: "Newsletter",
    description: "Reads posts.",
    type: "custom",
    lifespan: null,
    permissions: ["api::blog-post.blog-post.find"],
  });
}

async function addRole(panel: Panel, { cms }: Place): Promise<void> {
  const made = { name: OWN_ROLE, description: "Writes questions and reads jobs." };
  const { data: role } = await panel.get<{ data: { id: number } }>("POST", "/admin/roles", made);
  const permission = (action: string, subject: string, fields?: string[], conditions: string[] = []) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: `api::${subject}`,
    properties: fields ? { fields } : {},
    conditions,
  });
  await panel.get("PUT", `/admin/roles/${role.id}/permissions`, {
    permissions: [
      permission("create", "faq.faq", ["question", "answer", "place"]),
      permission("read", "faq.faq", ["question", "answer", "place", "order"]),
      permission("update", "faq.faq", ["answer"], ["admin::is-creator"]),
      permission("publish", "faq.faq"),
      permission("read", "job.job", ["title", "details", "slug"]),
      { action: "plugin::upload.read", subject: null, properties: {}, conditions: [] },
    ],
  });
  const person = { firstname: "Ravi", lastname: "Sampleson" };
  const { data } = await panel.get<{ data: { registrationToken: string } }>("POST", "/admin/users", {
    ...person,
    email: OWN_ACCOUNT.email,
    roles: [role.id],
  });
  const registered = await fetch(`${cms}/admin/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      registrationToken: data.registrationToken,
      userInfo: { ...person, password: OWN_ACCOUNT.password },
    }),
  });
  if (!registered.ok) throw new Error(`The registration answers ${registered.status}: ${await registered.text()}`);
}

async function readPage(panel: Panel, type: string) {
  const address = `/content-manager/single-types/api::${type}.${type}`;
  const { data } = await panel.get<{ data: Entry }>("GET", address);
  return { address, page: editable(data) };
}

async function draftPage(panel: Panel, type: string, edit: (page: Record<string, unknown>) => object): Promise<void> {
  const { address, page } = await readPage(panel, type);
  await panel.get("PUT", address, edit(page));
}

async function editPage(panel: Panel, type: string, edit: (page: Record<string, unknown>) => object): Promise<void> {
  const { address, page } = await readPage(panel, type);
  await panel.get("POST", `${address}/actions/publish`, edit(page));
}

function editable(entry: Entry): Record<string, unknown> {
  const kept = ["id", "documentId", "createdAt", "updatedAt", "publishedAt", "createdBy", "updatedBy", "localizations"];
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) =>
        ![...kept, "locale", "status"].includes(name) && !(value && Object.hasOwn(Object(value), "count")),
    ),
  );
}
