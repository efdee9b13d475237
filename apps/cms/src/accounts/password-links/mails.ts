import { DASHBOARDS } from "@repo/contract/http/roles";
import { type MailMessage, render } from "../../mail/layout";
import { cmsSettings } from "../../settings";
import type { DashboardAccount } from "../dashboard-account";

const KEPT = "Whoever has the link can set the password, so keep it to yourself.";

type Facts = { account: DashboardAccount; firmName: string };

export function passwordLink({ account, firmName, token }: Facts & { token: string }): MailMessage {
  const { name, signInPage } = DASHBOARDS[account.role.type];
  // Browsers send no fragment, which keeps the token out of all logs.
  const href = `${cmsSettings().siteUrl}${signInPage}/new-password#${token}`;
  const content = account.password ? forgotten(name, "30 minutes", href) : invited(name, href);
  return written("password-link", account.email, firmName, content);
}

type PanelLink = { email: string; firmName: string; token: string };

export function panelInvitation({ email, firmName, token }: PanelLink) {
  const href = `${strapi.config.get("admin.absoluteUrl")}/auth/register?registrationToken=${token}`;
  return written("panel-invitation", email, firmName, invited("panel", href));
}

export function panelPasswordLink({ email, firmName, token }: PanelLink) {
  const href = `${strapi.config.get("admin.absoluteUrl")}/auth/reset-password?code=${token}`;
  return written("panel-password-link", email, firmName, forgotten("panel", "an hour", href));
}

function invited(place: string, href: string) {
  return {
    heading: `Your account for the ${place}`,
    paragraphs: [
      `An administrator has added this address to the ${place}. Choose a password, and sign in with it and this address. The link below works once, for seven days. Earlier links don’t work any more.`,
      `${KEPT} If you did not expect this, please ignore this message.`,
    ],
    actions: [{ label: "Choose your password", href }],
  };
}

function forgotten(place: string, life: string, href: string) {
  const heading = "Set a new password";
  return {
    heading,
    paragraphs: [
      `Somebody has asked for a new password for your account for the ${place}. The link below works once, for ${life}. Earlier links don’t work any more.`,
      `${KEPT} If you did not ask for this, there is nothing to do: your password stays as it is.`,
    ],
    actions: [{ label: heading, href }],
  };
}

type Content = Omit<Parameters<typeof render>[0], "firmName">;

function written(
  template: MailMessage["template"],
  recipient: string,
  firmName: string,
  content: Content,
): MailMessage {
  return { template, recipient, subject: content.heading, ...render({ firmName, ...content }) };
}

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
