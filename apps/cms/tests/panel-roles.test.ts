import { PANEL_ROLES as ROLES, TYPES } from "@repo/testing/access";
import { modelsOf } from "@repo/testing/unpublished";
import { afterAll, describe, expect, it } from "vitest";
import { panel } from "./cms";
import { colleague } from "./colleague";
import { keepHiringSettings } from "./hiring-settings";

type Role = (typeof ROLES)[number];

const NOBODY: Role[] = [];
const colleagues = Object.fromEntries(
  await Promise.all(ROLES.map(async (role) => [role, await colleague(role)] as const)),
) as Record<Role, Awaited<ReturnType<typeof colleague>>>;

const list = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;
const faqs = panel.collection<{ documentId: string; question: string }>("faq");
const jobs = panel.collection<{ documentId: string; title: string }>("job");

keepHiringSettings();
afterAll(async () => {
  for (const { leave } of Object.values(colleagues)) await leave();
});

describe("a role of the panel", () => {
  it("reads, writes and deletes of each type of content what the table says", { tags: ["full"] }, async () => {
    const { types } = await modelsOf(panel);
    const found: typeof TYPES = {};
    for (const { uid, kind } of types.filter(({ uid }) => uid.startsWith("api::") || uid in TYPES)) {
      const [all, none] = [`/content-manager/collection-types/${uid}`, `/content-manager/collection-types/${uid}/none`];
      found[uid] = {
        reads: await rolesThatMay(
          "GET",
          kind === "singleType" ? all.replace("collection", "single") : all,
          undefined,
          404,
        ),
        writes: await rolesThatMay("PUT", none, {}, 404),
        deletes: await rolesThatMay("DELETE", none, undefined, 404),
      };
    }
    expect(found).toEqual(TYPES);
  });

  it("writes questions or not", async () => {
    const question = { question: "Who may write this?", answer: "An editor.", place: "home" };
    const before = await faqs.list();
    expect(await rolesThatMay("POST", list("faq"), question)).toEqual(["Content editor"]);
    const [written] = (await faqs.list()).filter(
      ({ documentId }) => !before.some((faq) => faq.documentId === documentId),
    );
    const path = `${list("faq")}/${written?.documentId}`;
    expect(await rolesThatMay("PUT", path, { answer: "An editor alone." })).toEqual(["Content editor"]);
    expect(await rolesThatMay("POST", `${path}/actions/publish`, question)).toEqual(["Content editor"]);
    expect(await rolesThatMay("POST", `${path}/actions/unpublish`, {})).toEqual(["Content editor"]);
    expect(await rolesThatMay("DELETE", path)).toEqual(["Content editor"]);
  });

  it("publishes jobs or not", async () => {
    const { documentId } = await jobs.draft({
      title: "Archivist",
      details: "Remote",
      description: "-",
      requirements: "-",
    });
    const publish = `${list("job")}/${documentId}/actions/publish`;
    expect(await rolesThatMay("POST", publish, { title: "Archivist" })).toEqual(["Content editor", "Recruiter"]);
    await jobs.remove(documentId);
  });

  it("uploads pictures or not", async () => {
    const uploaded: number[] = [];
    for (const role of ROLES) {
      const form = new FormData();
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
      form.append("files", new File([svg], "dot.svg", { type: "image/svg+xml" }));
      const answer = await colleagues[role].ask("POST", "/upload", form);
      expect(answer.status).toBe(role === "Content editor" ? 201 : 403);
      if (answer.ok) uploaded.push(((await answer.json()) as { id: number }[])[0]?.id ?? 0);
    }
    for (const id of uploaded) expect(await rolesThatMay("DELETE", `/upload/files/${id}`)).toEqual(["Content editor"]);
  });

  it("sends no mail by Strapi's own route, and asks for no licence", async () => {
    const mail = { to: "a@example.com", subject: "Invoice", text: "Pay here" };
    for (const { ask } of [...Object.values(colleagues), panel]) {
      expect([404, 405]).toContain((await ask("POST", "/email", mail)).status);
      // Unknown addresses of the panel answer with its page.
      const { headers } = await ask("GET", "/admin/license-trial-time-left");
      expect(headers.get("content-type")).toContain("text/html");
    }
  });

  it("gets a validation error for a query of unknown fields", async () => {
    for (const [path, status] of [
      ["/admin/permissions/check", 400],
      ["/admin/webhooks/999999/trigger", 404],
      ["/content-manager/single-types/api::job-application.job-application/actions/unpublish", 404],
    ] as const) {
      expect([path, (await panel.ask("POST", path, {})).status]).toEqual([path, status]);
    }
    const layout = await panel.ask("PUT", "/admin/homepage/layout", { widgets: "none" });
    expect(layout.status).toBe(400);
  });

  it("sees of an application what the form shows, not what the CMS keeps for itself", async () => {
    const fields = await colleagues.Recruiter.get<{ data: { subject?: string; properties: { fields?: string[] } }[] }>(
      "GET",
      "/admin/users/me/permissions",
    );
    const ofApplications = fields.data.find(({ subject }) => subject === "api::job-application.job-application");
    expect(ofApplications?.properties.fields).toContain("status");
    expect(ofApplications?.properties.fields).not.toContain("phoneDigits");
    expect(ofApplications?.properties.fields).not.toContain("searchText");
    expect(ofApplications?.properties.fields).not.toContain("resumeKey");
    expect(ofApplications?.properties.fields).not.toContain("idempotencyKey");
  });

  it("is refused relations of what it may not see", async () => {
    const [technology] = await panel.collection<{ documentId: string }>("technology").list();
    const asked = "/content-manager/relations/api::technology.technology";
    // Strapi fails after it has refused.
    const whoReads = async (path: string) => {
      const answers = await Promise.all(ROLES.map((role) => colleagues[role].ask("GET", path)));
      return ROLES.filter((_, index) => answers[index]?.ok);
    };
    for (const path of [`${asked}/category`, `${asked}/${technology?.documentId}/category`]) {
      expect(await whoReads(path)).toEqual(["Content editor", "Reviewer"]);
    }
    expect(await whoReads("/content-manager/relations/api::job.job/createdBy")).toEqual(NOBODY);
  });

  it("is one of these, or the administrators' own", async () => {
    const roles = await panel.get<{ data: { name: string }[] }>("GET", "/admin/roles");
    expect(roles.data.map(({ name }) => name).toSorted()).toEqual([...ROLES, "Super Admin"].toSorted());
  });
});

/** `missing` is the status for those who may, if the entry doesn't exist. */
async function rolesThatMay(method: string, path: string, body?: object, missing?: number): Promise<Role[]> {
  const allowed: Role[] = [];
  for (const role of ROLES) {
    const { status } = await colleagues[role].ask(method, path, body);
    if (status < 400 || status === missing) allowed.push(role);
    else if (status !== 403) throw new Error(`${method} ${path} answers ${status} to the ${role}.`);
  }
  return allowed;
}
