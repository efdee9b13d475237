import type { Core } from "@strapi/strapi";
import { recordAudit } from "../privacy/audit";

type Credentials = { email: string; password: string };
type Service = {
  checkCredentials: (credentials: Credentials) => Promise<[error: unknown, account: unknown, ...rest: unknown[]]>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
  forgotPassword: (input: { email: string }) => Promise<void>;
};

/**
 * Records sign-ins to the panel, including failures. Strapi compares no password for an unknown address, so it responds
 * faster: that would reveal which accounts exist.
 */
export function guardPanelSignIn(strapi: Core.Strapi): void {
  const accounts = () => strapi.db.query("admin::user");

  strapi.get("services").extend("admin::auth", (service: Service) => ({
    ...service,

    async checkCredentials(credentials: Credentials) {
      const account = await accounts().findOne({ where: { email: credentials.email } });
      const decoy = await accounts().findOne({ where: { password: { $notNull: true } } });
      if (!account?.password && decoy) await service.validatePassword(credentials.password, decoy.password);
      const checked = await service.checkCredentials(credentials);
      const action = checked[1] ? "session.sign-in" : "session.sign-in-failed";
      await recordAudit(strapi, account?.email ?? "unknown", action, "panel");
      return checked;
    },

    async forgotPassword(input: { email: string }) {
      await service.forgotPassword(input).catch((error) => strapi.log.error(error));
    },
  }));
}
