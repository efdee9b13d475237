import { DASHBOARDS } from "@repo/contract/http/roles";
import { cmsSettings } from "../../settings";
import { type MailMessage, render } from "../layout";
import type { DashboardAccount } from "./dashboard-account";

type Facts = { account: DashboardAccount; firmName: string };

/** Writes the mail with the link for a new password, or for the first one of an account that has none. */
export function passwordLink({ account, firmName, token }: Facts & { token: string }): MailMessage {
  const { name, signInPage } = DASHBOARDS[account.role.type];
  // Browsers send no fragment, which keeps the token out of all logs.
  const href = `${cmsSettings().siteUrl}${signInPage}/new-password#${token}`;
  const kept = "Whoever has the link can set the password, so keep it to yourself.";
  const content = account.password
    ? {
        heading: "Set a new password",
        paragraphs: [
          `Somebody has asked for a new password for your account for the ${name}. The link below works once, for 30 minutes. Earlier links don’t work any more.`,
          `${kept} If you did not ask for this, there is nothing to do: your password stays as it is.`,
        ],
        actions: [{ label: "Set a new password", href }],
      }
    : {
        heading: `Your account for the ${name}`,
        paragraphs: [
          `An administrator has added this address to the ${name}. Choose a password, and sign in with it and this address. The link below works once, for seven days. Earlier links don’t work any more.`,
          `${kept} If you did not expect this, please ignore this message.`,
        ],
        actions: [{ label: "Choose your password", href }],
      };
  return {
    template: "password-link",
    recipient: account.email,
    subject: content.heading,
    ...render({ firmName, ...content }),
  };
}

/** Writes the mail that tells the owner of an account that its password was set by a link. */
export function passwordSet({ account, firmName }: Facts): MailMessage {
  const { name, signInPage } = DASHBOARDS[account.role.type];
  const heading = "Your password has been set";
  return {
    template: "password-set",
    recipient: account.email,
    subject: heading,
    ...render({
      firmName,
      heading,
      paragraphs: [
        `The password of your account for the ${name} was set by a link that we had mailed to this address. All earlier sessions have ended.`,
        "If that was not you, somebody else can read your mails: tell an administrator at once, who can block the account.",
      ],
      actions: [{ label: "Sign in", href: `${cmsSettings().siteUrl}${signInPage}` }],
    }),
  };
}
