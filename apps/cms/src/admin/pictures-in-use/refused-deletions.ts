import type { StrapiApp } from "@strapi/strapi/admin";
import { REFUSED_DELETION, RefusalDialog, type Use } from "./refusal-dialog";

const CMS_OPERATIONS = ["deleteAsset", "bulkDeleteItems"];

/** Components whose name begins so are shown on all pages of the panel. */
const EVERYWHERE = "future-global::";

type Action = {
  meta?: { arg?: { endpointName?: string } };
  payload?: { details?: { uses?: Use[] } };
};

/** The media library shows no more of a refusal than a message, so `RefusalDialog` shows where the files are used. */
export function reportRefusedDeletions(app: StrapiApp): void {
  app.addComponents([{ name: `${EVERYWHERE}refused-deletions`, Component: RefusalDialog }]);
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { meta, payload } = action as Action;
      const { uses } = payload?.details ?? {};
      if (uses && CMS_OPERATIONS.includes(meta?.arg?.endpointName ?? "")) {
        window.dispatchEvent(new CustomEvent(REFUSED_DELETION, { detail: uses }));
      }
      return next(action);
    },
  ]);
}
