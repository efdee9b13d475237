import { DASHBOARDS } from "@repo/contract/http/roles";
import { type MailMessage, render } from "../../mail/layout";
import { cmsSettings } from "../../settings";
import type { DashboardAccount } from "../dashboard-account";

const KEPT = "Whoever has the link can set the password, so keep it to yourself.";

type Facts = { account: DashboardAccount; token: string };

export function passwordLink({ account, token }: Facts): MailMessage {
  const { name, signInPage } = DASHBOARDS[account.role.type];
  // Browsers send no fragment, which keeps the token out of all logs.
  const href = `${cmsSettings().siteUrl}${signInPage}/new-password#${token}`;
  const content = account.password ? forgotten(name, "30 minutes", href) : invited(name, href);
  return written("password-link", account.email, content);
}

type PanelLink = { email: string; token: string };

export function panelInvitation({ email, token }: PanelLink) {
  const href = `${strapi.config.get("admin.absoluteUrl")}/auth/register?registrationToken=${token}`;
  return written("panel-invitation", email, invited("panel", href));
}

export function panelPasswordLink({ email, token }: PanelLink) {
  const href = `${strapi.config.get("admin.absoluteUrl")}/auth/reset-password?code=${token}`;
  return written("panel-password-link", email, forgotten("panel", "an hour", href));
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

function written(
  template: MailMessage["template"],
  recipient: string,
  content: Parameters<typeof render>[0],
): MailMessage {
  return { template, recipient, subject: content.heading, ...render(content) };
}

export function passwordSet(account: DashboardAccount): MailMessage {
  const { name, signInPage } = DASHBOARDS[account.role.type];
  const heading = "Your password has been set";
  return {
    template: "password-set",
    recipient: account.email,
    subject: heading,
    ...render({
      heading,
      paragraphs: [
        `The password of your account for the ${name} was set by a link that we had mailed to this address. All earlier sessions have ended.`,
        "If that was not you, somebody else can read your mails: tell an administrator at once, who can block the account.",
      ],
      actions: [{ label: "Sign in", href: `${cmsSettings().siteUrl}${signInPage}` }],
    }),
  };
}
