import { type ContentType, PAGE_PATHS, type PageType, uidOf } from "@repo/rules/content-types";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

const at = (address: string) =>
  `It is the page ${address}. Until it is published again, visitors who come there are told that it is not available, menus and sitemap leave it out, and search engines forget it.`;

const BELOW: { [type in PageType]?: string } = {
  "services-page": "So are the pages of all services.",
  "careers-page": "So are the pages of all jobs.",
  "blog-page": "So are all articles.",
};

const ON_ALL_PAGES: ContentType[] = ["site-setting", "contact-detail", "header", "footer"];

/** What visitors miss while a single type is unpublished. */
const WARNINGS: Record<string, string> = Object.fromEntries([
  ...ON_ALL_PAGES.map((type) => [
    uidOf(type),
    "It is on all pages of the site, which will do without it until it is published again.",
  ]),
  ...(Object.keys(PAGE_PATHS) as PageType[]).map((type) => [
    uidOf(type),
    [at(PAGE_PATHS[type]), BELOW[type]].filter(Boolean).join(" "),
  ]),
]);

type Description = {
  label: string;
  onClick?: () => unknown;
  dialog?: { type: string; title?: string; content?: ReactNode; onConfirm?: () => unknown };
};
type Entry = { model: string };
type Action = ((props: Entry) => Description | null) & { type?: string };
type ContentManager = { addDocumentAction: (change: (actions: Action[]) => Action[]) => void };

export function warnOfGaps(app: StrapiApp): void {
  const contentManager = app.getPlugin("content-manager").apis as ContentManager;
  contentManager.addDocumentAction((actions) =>
    actions.map((action) => (action.type === "unpublish" || action.type === "delete" ? asking(action) : action)),
  );
}

/** A panel action is a function that describes its button, with properties such as `type` on it. */
function asking(action: Action): Action {
  return Object.assign((props: Entry) => withQuestion(action(props), WARNINGS[props.model]), { ...action });
}

function withQuestion(description: Description | null, warning: string | undefined): Description | null {
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
