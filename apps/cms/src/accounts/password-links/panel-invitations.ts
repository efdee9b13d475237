import type { Core } from "@strapi/strapi";
import { type Routers, wrapRoute } from "../../access/built-in-routes";
import { queueForAddress } from "../../mail/for-address";
import { registerMailKind } from "../../mail/mail-kind";
import { sendDueMails } from "../../mail/outbox";
import { panelInvitation } from "./mails";

type Invited = { id: number; documentId: string; email: string; registrationToken: string };
type Changes = { email?: string };
type Service = {
  create: (account: object) => Promise<{ id: number }>;
  updateById: (id: number, changes: Changes) => Promise<unknown>;
  deleteById: (id: number) => Promise<unknown>;
};

/** Mails whoever is invited to the panel Strapi's link, which begins to count its seven days with the mail. */
export function registerPanelInvitations(strapi: Core.Strapi): void {
  const accounts = () => strapi.db.query("admin::user");
  const find = (where: object): Promise<Invited | null> =>
    accounts().findOne({ where: { ...where, isActive: false, registrationToken: { $notNull: true } } });

  strapi.get("services").extend("admin::user", (service: Service) => ({
    ...service,

    async create(account: object) {
      const created = await service.create(account);
      await invite(created.id);
      return created;
    },

    async updateById(id: number, changes: Changes) {
      const before = await find({ id });
      if (!before || !changes.email || changes.email === before.email) return service.updateById(id, changes);
      // The link in the mail to the former address must not lead in.
      const registrationToken = strapi.service("admin::token").createToken();
      const updated = await service.updateById(id, { ...changes, registrationToken } as Changes);
      await invite(id);
      return updated;
    },
  }));

  async function invite(id: number): Promise<void> {
    await strapi.db.transaction(async ({ onCommit }) => {
      const invited = await find({ id });
      if (!invited) return;
      await queueForAddress(strapi, "panel-invitation", invited.email, invited.documentId);
      onCommit(() => void sendDueMails(strapi));
    });
  }

  // Inviting an address again replaces the invitation that nobody has used, in the transaction of all changes.
  wrapRoute(strapi.admin?.routes as Routers, "POST", "/users", async ({ request }, next) => {
    const earlier = await find({ email: (request.body as { email: string }).email.toLowerCase() });
    if (earlier) await (strapi.service("admin::user") as Service).deleteById(earlier.id);
    return next();
  });

  registerMailKind("panel-invitation", {
    async complete(_, mail) {
      const invited = await find({ documentId: mail.application, email: mail.recipient });
      if (!invited) return { mail };
      const { id, email, registrationToken } = invited;
      const written = panelInvitation({ email, token: registrationToken });
      return {
        mail: { ...mail, ...written },
        async whenSent(note) {
          await strapi.db.transaction(async () => {
            if (!(await note())) return;
            await accounts().updateMany({ where: { id, registrationToken }, data: { updatedAt: new Date() } });
          });
        },
      };
    },
    async isWanted(_, mail) {
      return (await find({ documentId: mail.application, email: mail.recipient })) !== null;
    },
  });
}
