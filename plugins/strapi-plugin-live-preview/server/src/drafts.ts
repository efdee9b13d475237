import type { PreviewClaims } from "@repo/plugin-kit/preview/token";
import type { Values } from "@repo/plugin-kit/server/values";
import type { Core } from "@strapi/strapi";
import { openPreview } from "./editor";
import { withNewEntry } from "./new-entry";
import { showField } from "./show-field";
import { noteEntries, shownAt } from "./shown";
import type { Editor } from "./types";
import { unsavedChanges } from "./unsaved";

type Preview = { claims: PreviewClaims; editor: Editor; unsaved: () => Promise<Map<string, Values>> };

const READS = ["findOne", "findFirst", "findMany", "count"];

const ofRequest = new WeakMap<object, Promise<Preview | null>>();

export async function currentPreview(strapi: Core.Strapi): Promise<Preview | null> {
  const context = strapi.requestContext.get();
  if (!context?.request.headers["x-preview"]) return null;
  const known = ofRequest.get(context) ?? read(strapi, context.request.headers);
  ofRequest.set(context, known);
  return known;
}

async function read(strapi: Core.Strapi, headers: Parameters<typeof openPreview>[1]): Promise<Preview | null> {
  const preview = await openPreview(strapi, headers);
  if (!preview) return null;
  let unsaved: Promise<Map<string, Values>> | undefined;
  return { ...preview, unsaved: () => (unsaved ??= unsavedChanges(strapi).of(preview.editor.session)) };
}

/** In a preview, makes reads return drafts that its editor may read in the panel, with unsaved changes. */
export function registerDrafts(strapi: Core.Strapi): void {
  const graphql = strapi.config.get<string>("plugin::graphql.endpoint");
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType } = context;
    const preview = READS.includes(action) ? await currentPreview(strapi) : null;
    if (preview?.claims.status !== "draft" || !preview.editor.mayRead(uid)) return next();
    context.params = { ...context.params, status: "draft" } as typeof context.params;
    const unsaved = await preview.unsaved();
    const answer = withNewEntry(await next(), context, unsaved) as Awaited<ReturnType<typeof next>>;
    noteEntries(answer, contentType, unsaved);
    // In GraphQL, fields are shown one by one.
    if (strapi.requestContext.get()?.path === graphql) return answer;
    return (await showRows(strapi, answer)) as typeof answer;
  });
}

async function showRows(strapi: Core.Strapi, answer: unknown): Promise<unknown> {
  if (Array.isArray(answer)) return Promise.all(answer.map((each) => showRows(strapi, each)));
  const shown = shownAt(answer);
  if (!shown) return answer;
  const fields = Object.entries(answer as Values).map(async ([field, stored]) => {
    const value = await showField(strapi, shown, field, () => stored);
    return [field, await showRows(strapi, value)];
  });
  return Object.fromEntries(await Promise.all(fields));
}
