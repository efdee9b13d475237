import type { StrapiApp } from "@strapi/strapi/admin";

/** With the words of the CMS in `detail`. */
export const REFUSAL = "picture-in-use";

/** What deletes several at once; of one, the media library tells by itself why it stays. */
const ENDPOINT = "bulkDeleteItems";

type Action = {
  meta?: { arg?: { endpointName?: string } };
  payload?: { message?: string; details?: { uses?: unknown } };
};

/** The media library says of several only that something went wrong: `RefusalNotice` tells what the CMS answered. */
export function tellRefusals(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { meta, payload } = action as Action;
      if (meta?.arg?.endpointName === ENDPOINT && payload?.details?.uses) {
        window.dispatchEvent(new CustomEvent(REFUSAL, { detail: payload.message, cancelable: true }));
      }
      return next(action);
    },
  ]);
}
