import { repeat } from "@repo/plugin-kit/server/repeat";
import type { Core } from "@strapi/strapi";
import unsavedChange from "./content-types/unsaved-change.json";
import { preview, unsaved } from "./controllers";
import { currentPreview, registerDrafts } from "./drafts";
import { registerFields } from "./graphql";
import { previewLink, type Shown } from "./link";
import { config } from "./preview-options";
import type { Editor } from "./types";
import { forgetUnsavedChanges } from "./unsaved";

export type { Entry, Options } from "./preview-options";
export type { Editor } from "./types";
export type PreviewService = ReturnType<typeof previewService>;

type Strapi = { strapi: Core.Strapi };

const previewService = ({ strapi }: Strapi) => ({
  link: (uid: string, shown: Shown): Promise<string | undefined> => previewLink(strapi, uid, shown),

  editor: async (): Promise<Editor | null> => (await currentPreview(strapi))?.editor ?? null,
});

const guarded = { policies: ["admin::isAuthenticatedAdmin"] };

const plugin: Record<string, unknown> = {
  register({ strapi }: Strapi) {
    registerDrafts(strapi);
    registerFields(strapi);
  },

  bootstrap({ strapi }: Strapi) {
    repeat(strapi, "live-preview", "0 51 * * * *", () => forgetUnsavedChanges(strapi));
  },

  config,
  contentTypes: { "unsaved-change": { schema: unsavedChange } },
  services: { preview: previewService },
  controllers: { unsaved, preview },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "PUT", path: "/unsaved/:uid/:document", handler: "unsaved.keep", config: guarded },
        { method: "DELETE", path: "/unsaved/:uid/:document", handler: "unsaved.forget", config: guarded },
      ],
    },
    "content-api": {
      type: "content-api",
      routes: [{ method: "GET", path: "/session", handler: "preview.find", config: { auth: false } }],
    },
  },
};

export default plugin;
