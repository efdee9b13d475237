import { CONTENT_TYPES, uidOf } from "@repo/contract/page/content-types";
import { readMarks, withoutMarks } from "@repo/plugin-kit/preview/mark";
import { readPreview } from "@repo/plugin-kit/preview/token";
import { signInToPanel } from "@repo/testing/panel";
import { expect, inject, it } from "vitest";
import { graphql, panel, rest, site } from "./cms";
import { colleague } from "./colleague";
import { PANEL_ACCOUNT } from "./setup/start-cms";

const NO_PREVIEW: Record<string, string> = {
  "plugin::users-permissions.user": "an account of a dashboard is on no page",
  "api::job-application.job-application": "an application is on no page",
  "api::form-answer.form-answer": "an answer is on no page",
  "api::audit-entry.audit-entry": "a log is on no page",
  "api::application-mail-template.application-mail-template": "a text of mails is on no page",
  "api::hiring-setting.hiring-setting": "a setting of a dashboard is on no page",
  "api::form.form": "a form has no page of its own",
  "plugin::page-redirects.redirect": "a redirect has no page of its own",
};

const PREVIEWED = CONTENT_TYPES.filter((type) => !(uidOf(type) in NO_PREVIEW));

type Draft = { documentId: string };

async function linkTo(uid: string, documentId?: string): Promise<string | undefined> {
  const query = new URLSearchParams({ status: "draft", ...(documentId && { documentId }) });
  const answer = await panel.ask("GET", `/content-manager/preview/url/${uid}?${query}`);
  return answer.status === 200
    ? (((await answer.json()) as { data: { url?: string } }).data.url ?? undefined)
    : undefined;
}

const tokenOf = (link: string | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";
const claimsOf = (token: string) => readPreview(token, [inject("settings").PREVIEW_SECRET ?? ""]);

const previewed = async () => tokenOf(await linkTo(uidOf("home-page")));
const asEditor = (token: string) => ({ ...site("preview"), "x-preview": token });

it("every type that the panel shows has a preview, or a reason for none", async () => {
  const { data } = await panel.get<{ data: { uid: string; isDisplayed: boolean; apiID: string }[] }>(
    "GET",
    "/content-manager/content-types",
  );
  const displayed = data.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
  expect(displayed.length).toBeGreaterThan(CONTENT_TYPES.length);
  const previewable = new Set<string>(PREVIEWED.map(uidOf));
  expect(displayed.filter((uid) => !previewable.has(uid)).sort()).toEqual(Object.keys(NO_PREVIEW).sort());
});

/** No page of sections is seeded. */
const SEEDED = PREVIEWED.filter((type) => type !== "page");

it.each(SEEDED)("an entry of %s is previewed on a page", async (type) => {
  const uid = uidOf(type);
  const { kind } = await schemaOf(uid);
  const { results } =
    kind === "collectionType"
      ? await panel.get<{ results: Draft[] }>("GET", `/content-manager/collection-types/${uid}?pageSize=1`)
      : { results: [undefined] };
  const claims = claimsOf(tokenOf(await linkTo(uid, results[0]?.documentId)));
  const { CMS_URL } = inject("settings");
  expect(claims).toMatchObject({ status: "draft", panel: CMS_URL, path: expect.stringMatching(/^\//) });
});

it("an entry that can't be seen on the site has none", async () => {
  expect(await linkTo("api::job-application.job-application", "none")).toBeUndefined();
});

it("drafts are read in a preview alone, and while its editor is signed in", async () => {
  const faqs = panel.collection<Draft & { question: string }>("faq");
  const draft = await faqs.draft({ question: "Only in a draft?", answer: "Yes.", place: "home", order: 99 });
  const questions = async (headers?: Record<string, string>) => {
    const { data } = await graphql("{ faqs(pagination: { limit: 100 }) { question } }", "the site", headers);
    return data.faqs.map(({ question }: { question: string }) => withoutMarks(question));
  };
  try {
    const signedIn = await signInToPanel(inject("cmsUrl"), PANEL_ACCOUNT);
    const answer = await rest(`/content-manager/preview/url/${uidOf("faq")}?documentId=${draft.documentId}`, {
      headers: { authorization: `Bearer ${signedIn}` },
    });
    const token = tokenOf(((await answer.json()) as { data: { url: string } }).data.url);
    const claims = claimsOf(token);
    const isOpen = async () => (await rest("/api/live-preview/session", { headers: asEditor(token) })).status;

    expect(await questions(asEditor(token))).toContain("Only in a draft?");
    expect(await isOpen()).toBe(200);
    expect(await questions()).not.toContain("Only in a draft?");
    for (const unsigned of ["unknown", claims?.session ?? "", `${token}x`]) {
      expect(await questions(asEditor(unsigned))).not.toContain("Only in a draft?");
    }

    await rest("/admin/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${signedIn}` },
      body: { deviceId: claims?.session },
    });
    expect(await questions(asEditor(token))).not.toContain("Only in a draft?");
    expect(await isOpen()).toBe(404);
  } finally {
    await faqs.remove(draft.documentId);
  }
});

it("nobody sees a colleague's drafts by signing in from a device of the same name", async () => {
  const device = crypto.randomUUID();
  const [job] = await panel.collection<Draft>("job").list();
  const sessions = await Promise.all(
    ["Reviewer", "Recruiter"].map(async (role) => {
      const { get, leave } = await colleague(role, device);
      const path = `/content-manager/preview/url/${uidOf("job")}?documentId=${job?.documentId}&status=draft`;
      const { data } = await get<{ data: { url: string } }>("GET", path);
      return { token: tokenOf(data.url), leave };
    }),
  );
  try {
    const mayRead = sessions.map(async ({ token }) => {
      const { data } = await graphql("{ homePage { faqTitle } }", "the site", asEditor(token));
      return readMarks(data.homePage.faqTitle).length > 0;
    });
    expect(await Promise.all(mayRead)).toEqual([true, false]);
  } finally {
    for (const { leave } of sessions) await leave();
  }
});

it("what is required and not filled in yet is empty, and holds nothing up", async () => {
  const services = panel.collection<Draft>("service");
  const draft = await services.draft({});
  try {
    const query = `{ services(filters: { documentId: { eq: "${draft.documentId}" } }) {
      documentId slug title heroTitle heroImage { url } cta { label href } whatWeOffer { title } seo { metaTitle } } }`;
    const { data, errors } = await graphql(query, "the site", asEditor(await previewed()));
    expect(errors).toBeUndefined();
    expect(data.services).toEqual([
      expect.objectContaining({ title: "", heroTitle: "", cta: { label: "", href: "" }, seo: { metaTitle: "" } }),
    ]);
  } finally {
    await services.remove(draft.documentId);
  }
});

it("a draft's relations lead to drafts, whose texts say where they are edited", async () => {
  const query = "{ technologies(pagination: { limit: 3 }) { category { documentId label } } }";
  const { data } = await graphql(query, "the site", asEditor(await previewed()));
  expect(data.technologies).toHaveLength(3);
  const uid = "api::technology-category.technology-category";
  for (const { category } of data.technologies) {
    expect(readMarks(category.label)).toEqual([{ uid, documentId: category.documentId, field: "label" }]);
  }
});

async function schemaOf(uid: string) {
  const { data } = await panel.get<{ data: { uid: string; kind: string }[] }>("GET", "/content-manager/content-types");
  return data.find((type) => type.uid === uid) ?? { kind: "none" };
}
