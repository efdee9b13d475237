import { formsOf } from "@repo/plugin-kit/server/forms";
import { repeat } from "@repo/plugin-kit/server/repeat";
import type { Core } from "@strapi/strapi";
import { accessTo, type PanelContext } from "./access";
import { currentActor } from "./actor";
import { hasHistory } from "./attributes";
import { undoDeletion } from "./bring-back-deleted";
import { changesBetween, draftOf } from "./comparison";
import type { Content, Named } from "./content";
import deletedEntry from "./content-types/deleted-entry.json";
import version from "./content-types/version.json";
import { panel } from "./controllers";
import { forgetDeleted } from "./deleted-entries";
import { config } from "./history-options";
import { registerHistoryKeeping } from "./keep-history";
import { findVersion, keepDraft, keepPublished, PUBLISHED } from "./versions";

export type { PanelContext } from "./access";
export type { Against, Change, Comparison, Deleted, Listed, Versions } from "./change";
export type { BroughtBack, Options } from "./history-options";
export type HistoryService = ReturnType<typeof history>;

type Strapi = { strapi: Core.Strapi };
type Entry = Omit<Named, "locale"> & Partial<Pick<Named, "locale">>;

const named = (entry: Entry): Named => ({ locale: null, ...entry });

const history = ({ strapi }: Strapi) => ({
  /** Keeps what a write past the Document Service replaces. Call it before the change, in its transaction. */
  keepBefore: (entry: Entry) => keepPublished(strapi, named(entry)),

  /** Keeps what such a write has stored. Call it after the change, in its transaction. */
  keepAfter: (entry: Entry) => keepPublished(strapi, named(entry), { actor: currentActor(strapi), at: new Date() }),

  /** Keeps the draft that a write is about to replace, for types with drafts. Call it in the transaction of the write. */
  keepDraft: async (entry: Entry) => {
    if (hasHistory(strapi, entry.uid)) await keepDraft(strapi, named(entry));
  },

  draftOf: (entry: Entry) => draftOf(strapi, named(entry)),

  /** Lists what has changed in the draft since it was `before`, as far as the user of the request may read it. */
  changesSince: async (before: Content, entry: Entry, ctx: PanelContext) => {
    const { uid } = entry;
    const { readable } = await accessTo(strapi, ctx, named(entry));
    const contents: [Content, Content] = [before, await draftOf(strapi, named(entry))];
    return readable(await changesBetween(strapi, uid, contents, await formsOf(strapi, uid)));
  },

  newest: (entry: Entry) => findVersion(strapi, named(entry), PUBLISHED),

  /** Also brings back the published version. Call it in a transaction. `within` is in ms. False means late or done. */
  undoDeletion: (entry: Entry, how: { user: string; within: number }) => undoDeletion(strapi, named(entry), how),
});

const guarded = { policies: ["admin::isAuthenticatedAdmin"] };
const versions = "/:uid/:documentId/versions";

const plugin: Record<string, unknown> = {
  register({ strapi }: Strapi) {
    registerHistoryKeeping(strapi);
  },

  bootstrap({ strapi }: Strapi) {
    repeat(strapi, "entry-history", "0 41 * * * *", () => forgetDeleted(strapi));
  },

  config,
  contentTypes: { version: { schema: version }, "deleted-entry": { schema: deletedEntry } },
  services: { history },
  controllers: { panel },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/settings", handler: "panel.settings", config: guarded },
        { method: "GET", path: versions, handler: "panel.versions", config: guarded },
        { method: "GET", path: `${versions}/:number`, handler: "panel.version", config: guarded },
        { method: "POST", path: `${versions}/:number/bring-back`, handler: "panel.bringBack", config: guarded },
        { method: "GET", path: "/deleted", handler: "panel.deleted", config: guarded },
        { method: "POST", path: "/deleted/:id/bring-back", handler: "panel.restore", config: guarded },
      ],
    },
  },
};

export default plugin;
