import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

const onAllPages = "It is on all pages of the site, which will do without it until it is published again.";
const at = (address: string) =>
  `It is the page ${address}. Until it is published again, visitors who come there are told that it is not available, menus and sitemap leave it out, and search engines forget it.`;

/** What visitors miss while a single type is unpublished. */
const GAPS: Record<string, string> = {
  "api::site-setting.site-setting": onAllPages,
  "api::contact-detail.contact-detail": onAllPages,
  "api::header.header": onAllPages,
  "api::footer.footer": onAllPages,
  "api::home-page.home-page": at("/"),
  "api::about-page.about-page": at("/about"),
  "api::services-page.services-page": `${at("/services")} So are the pages of all services.`,
  "api::technologies-page.technologies-page": at("/technologies"),
  "api::industries-page.industries-page": at("/industries"),
  "api::careers-page.careers-page": `${at("/careers")} So are the pages of all jobs.`,
  "api::blog-page.blog-page": `${at("/blog")} So are all articles.`,
  "api::contact-page.contact-page": at("/contact"),
  "api::terms-page.terms-page": at("/terms-and-conditions"),
  "api::privacy-page.privacy-page": at("/privacy-policy"),
};

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
  return Object.assign((props: Entry) => withQuestion(action(props), GAPS[props.model]), { ...action });
}

function withQuestion(description: Description | null, gap: string | undefined): Description | null {
  if (!description || !gap) return description;
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
          <p style={{ fontSize: "1.4rem", lineHeight: 1.5, marginBottom: "1.6rem" }}>{gap}</p>
          {dialog?.content}
        </div>
      ),
      onConfirm: dialog?.onConfirm ?? (() => onClick?.()),
    },
  };
}
