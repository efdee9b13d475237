import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import { PAGE_PATHS, PAGE_TYPES, type PageType } from "@repo/contract/site/addresses";
import { type ActionDescription, changeActions } from "@repo/plugin-kit/admin/document-actions";
import type { StrapiApp } from "@strapi/strapi/admin";

const at = (address: string) =>
  `It is the page ${address}. Until it is published again, visitors who come there are told that it is not available, menus and sitemap leave it out, and search engines forget it.`;

const BELOW: { [type in PageType]?: string } = {
  "services-page": "So are the pages of all services.",
  "work-page": "So are the pages of all case studies.",
  "careers-page": "So are the pages of all jobs.",
  "blog-page": "So are all articles.",
};

const ON_ALL_PAGES: ContentType[] = ["site-setting", "contact-detail", "header", "footer"];

const WARNINGS: Record<string, string> = Object.fromEntries([
  ...ON_ALL_PAGES.map((type) => [
    uidOf(type),
    "It is on all pages of the site, which will do without it until it is published again.",
  ]),
  ...PAGE_TYPES.map((type) => [uidOf(type), [at(PAGE_PATHS[type]), BELOW[type]].filter(Boolean).join(" ")]),
]);

export function registerUnpublishWarnings(app: StrapiApp): void {
  changeActions(app, ["unpublish", "delete"], (description, { model }) => withQuestion(description, WARNINGS[model]));
}

function withQuestion(description: ActionDescription | null, warning: string | undefined): ActionDescription | null {
  if (!description || !warning) return description;
  const { label, onClick, dialog } = description;
  return {
    ...description,
    onClick: undefined,
    dialog: {
      ...dialog,
      type: "dialog",
      title: dialog?.title ?? label,
      content: (
        <div>
          <p style={{ fontSize: "1.4rem", lineHeight: 1.5, marginBottom: "1.6rem" }}>{warning}</p>
          {dialog?.content}
        </div>
      ),
      onConfirm: dialog?.onConfirm ?? (() => onClick?.()),
    },
  };
}
