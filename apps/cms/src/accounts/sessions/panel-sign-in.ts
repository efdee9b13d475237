import { meantPasswords } from "@repo/contract/http/sign-in";
import { cleanEmail } from "@repo/contract/text/email";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";

type Credentials = { email: string; password: string };
/** Strapi doesn't check the types of what is sent. */
type Sent = { [Name in keyof Credentials]: unknown };
type Checked = [error: unknown, account: unknown, ...rest: unknown[]];
type Service = {
  checkCredentials: (credentials: Credentials) => Promise<Checked>;
  validatePassword: (password: string, hash: string) => Promise<boolean>;
};

/** Records sign-ins. Compares a password even for an unknown address, which would stand out by its fast response. */
export function guardPanelSignIn(strapi: Core.Strapi): void {
  const accounts = () => strapi.db.query("admin::user");

  strapi.get("services").extend("admin::auth", (service: Service) => ({
    ...service,

    async checkCredentials({ email: typed, password: typedPassword }: Sent) {
      if (typeof typed !== "string" || typeof typedPassword !== "string") {
        return [null, false, { message: "Email and password must be texts." }];
      }
      const email = cleanEmail(typed);
      const account = await accounts().findOne({ where: { email } });
      const decoy = await accounts().findOne({ where: { password: { $notNull: true } } });
      let checked: Checked = [null, false];
      for (const password of meantPasswords(typedPassword)) {
        if (!account?.password && decoy) await service.validatePassword(password, decoy.password);
        if (!checked[1]) checked = await service.checkCredentials({ email, password });
      }
      const action = checked[1] ? "session.sign-in" : "session.sign-in-failed";
      await recordAudit(strapi, account?.email ?? "unknown", action, "panel");
      return checked;
    },
  }));
}
