import type { Values } from "@repo/plugin-kit/server/values";
import type { Core, UID } from "@strapi/strapi";
import { type Editor, editorOf } from "./editor";
import { noteEntries } from "./shown";
import { unsavedChanges } from "./unsaved";

export type Context = {
  koaContext: {
    request: { headers: Record<string, string | string[] | undefined> };
    state: { editor?: Promise<Editor | null>; unsaved?: Promise<Map<string, Values>> };
  };
};
type Args = Record<string, unknown>;
export type Resolve = (parent: unknown, args: Args, context: Context, info: unknown) => unknown;
export type Middleware = (next: Resolve, ...args: Parameters<Resolve>) => unknown;

/** GraphQL middleware: in a preview, drafts that its editor may read in the panel, with unsaved changes. */
export function draftsInPreview(strapi: Core.Strapi, uid: UID.ContentType): Middleware {
  return async (next, parent, args, context, info) => {
    const { request, state } = context.koaContext;
    if (!request.headers["x-preview"]) return next(parent, args, context, info);
    state.editor ??= editorOf(strapi, request.headers);
    const editor = await state.editor;
    if (!editor?.mayRead(uid)) return next(parent, args, context, info);
    const answer = await next(parent, { ...args, status: "draft" }, context, info);
    state.unsaved ??= unsavedChanges(strapi).of(editor.session);
    noteEntries(answer, strapi.contentType(uid), await state.unsaved);
    return answer;
  };
}
