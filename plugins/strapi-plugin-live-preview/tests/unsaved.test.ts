import { expect, it } from "vitest";
import { unsaved } from "../server/src/controllers";

const UID = "api::article.article";

it("who is signed out between sign-in check and answer is told so", async () => {
  const strapi = {
    contentTypes: { [UID]: { uid: UID, attributes: {} } },
    db: { query: () => ({ findOne: async () => null }) },
  };
  const ctx = {
    params: { uid: UID, document: "abc" },
    query: {},
    request: { body: { values: {} } },
    state: { session: { id: "ended" }, userAbility: { can: () => true } },
  };
  const { keep, forget } = unsaved({ strapi: strapi as never });
  await expect(keep(ctx as never)).rejects.toThrow("Unauthorized");
  await expect(forget(ctx as never)).rejects.toThrow("Unauthorized");
});
