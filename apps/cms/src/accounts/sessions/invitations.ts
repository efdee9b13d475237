import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Invitation = { registrationToken: string };
type Service = {
  findRegistrationInfo: (token: string) => Promise<unknown>;
  register: (invitation: Invitation) => Promise<unknown>;
};

/** Ends invitations after seven days; Strapi's own never expire. Saving the account again extends one by seven days. */
export function endInvitations(strapi: Core.Strapi): void {
  const isOver = async (registrationToken: string) => {
    const before = new Date(Date.now() - INVITATION_DAYS * DAY_MS);
    const where = { registrationToken, updatedAt: { $lt: before } };
    return (await strapi.db.query("admin::user").count({ where })) > 0;
  };

  strapi.get("services").extend("admin::user", (service: Service) => ({
    ...service,

    async findRegistrationInfo(token: string) {
      return (await isOver(token)) ? undefined : service.findRegistrationInfo(token);
    },

    async register(invitation: Invitation) {
      if (await isOver(invitation.registrationToken)) {
        throw new errors.ValidationError("This invitation has expired. Ask an administrator for a new one.");
      }
      return service.register(invitation);
    },
  }));
}
