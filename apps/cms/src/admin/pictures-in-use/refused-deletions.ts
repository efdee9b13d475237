import type { StrapiApp } from "@strapi/strapi/admin";

export const REFUSED_DELETION = "picture-in-use";

const ENDPOINT = "bulkDeleteItems";

type Action = {
  meta?: { arg?: { endpointName?: string } };
  payload?: { message?: string; details?: { uses?: unknown } };
};

/** The media library shows only a generic error for several files, so `RefusalNotice` shows the CMS's message. */
export function reportRefusedDeletions(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { meta, payload } = action as Action;
      if (meta?.arg?.endpointName === ENDPOINT && payload?.details?.uses) {
        window.dispatchEvent(new CustomEvent(REFUSED_DELETION, { detail: payload.message, cancelable: true }));
      }
      return next(action);
    },
  ]);
}
