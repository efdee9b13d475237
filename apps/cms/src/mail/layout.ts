import { company } from "@repo/brand";
import { companyPalette } from "@repo/brand/palette";
import lodash from "lodash";
import type { Letter } from "./send";

export type MailMessage = Letter & {
  template:
    | "account-notice"
    | "applicant-mail"
    | "application-confirmation"
    | "application-links"
    | "application-notice"
    | "contact-enquiry"
    | "form-answer"
    | "interview-notice"
    | "panel-invitation"
    | "panel-password-link"
    | "password-link"
    | "password-set";
};

type MailContent = {
  heading: string;
  paragraphs: string[];
  rows?: [label: string, value: string][];
  actions?: MailAction[];
  /** Turns web addresses into links; set it only for what a colleague has written. */
  linksAddresses?: boolean;
};

export type MailAction = { label: string; href: string };

export function render(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ heading, paragraphs, rows = [], actions = [] }: MailContent): string {
  const table = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  const links = actions.map(({ label, href }) => `${label}: ${href}`).join("\n");
  return [heading, ...paragraphs, table, links, `— ${company().name}`].filter(Boolean).join("\n\n");
}

/** Writes colours as inline styles, which hold in dark mode too. */
function renderHtml(content: MailContent): string {
  const { heading, paragraphs, rows = [], actions = [], linksAddresses } = content;
  const colors = companyPalette();
  const markUp = linksAddresses ? (text: string) => withLinks(text, colors.primary) : lodash.escape;
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${markUp(text).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:400;color:${colors.slate};border-top:1px solid ${colors.line}">${lodash.escape(label)}</th>` +
        `<td style="padding:8px 0;vertical-align:top;border-top:1px solid ${colors.line}">${markUp(value)}</td></tr>`,
    )
    .join("");
  const buttons = actions
    .map(
      ({ label, href }) =>
        `<p style="margin:24px 0 0"><a href="${lodash.escape(href)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colors.primary};color:#ffffff;font-weight:600;text-decoration:none">${lodash.escape(label)}</a></p>`,
    )
    .join("");

  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${lodash.escape(heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.mist};color:${colors.ink};font:16px/1.6 'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;border-radius:16px;overflow:hidden;background:#ffffff;border:1px solid ${colors.line}">
<div style="padding:20px 32px;background:${colors.primaryNight};color:#ffffff;font-weight:700;border-bottom:4px solid ${colors.accent}">${lodash.escape(company().name)}</div>
<div style="padding:32px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${lodash.escape(heading)}</h1>
${body}${table && `<table role="presentation" style="width:100%;border-collapse:collapse">${table}</table>`}${buttons}
</div></div></body></html>`;
}

const ADDRESS = /(https:\/\/[^\s<>"'()]*[^\s<>"'().,:;!?])/;

function withLinks(text: string, color: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => {
      const plain = lodash.escape(part);
      return index % 2 ? `<a href="${plain}" style="color:${color}">${plain}</a>` : plain;
    })
    .join("");
}
