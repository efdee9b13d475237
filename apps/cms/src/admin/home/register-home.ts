import { Book, Mail, Pencil, User } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";

const READ = "plugin::content-manager.explorer.read";
const APPLICATIONS = "api::job-application.job-application";
const ANSWERS = "api::form-answer.form-answer";

const titled = (id: string, title: string) => ({ id, title: { id: `home.${id}`, defaultMessage: title } });

/** Replaces Strapi's own page, which has a main landmark in each widget and makes all widgets equally high. */
const page = { index: true as const, lazy: async () => ({ Component: (await import("./home-page")).HomePage }) };

export function registerHome(app: StrapiApp): void {
  app.router.addRoute((routes) => [page, ...routes.filter(({ index }) => !index)]);
  app.widgets.register((registered) => [
    {
      ...titled("waiting", "Waiting to be published"),
      icon: Pencil,
      permissions: [{ action: READ }],
      component: async () => (await import("./waiting-widget")).WaitingWidget,
    },
    ...registered.filter(({ pluginId }) => pluginId === "scheduled-publishing"),
    {
      ...titled("applications", "Applications"),
      icon: User,
      permissions: [{ action: READ, subject: APPLICATIONS }],
      component: async () => (await import("./came-in-widget")).ApplicationsWidget,
    },
    {
      ...titled("answers", "Form answers"),
      icon: Mail,
      permissions: [{ action: READ, subject: ANSWERS }],
      component: async () => (await import("./came-in-widget")).AnswersWidget,
    },
    {
      ...titled("guide", "Guide"),
      icon: Book,
      component: async () => (await import("./guide-widget")).GuideWidget,
    },
  ]);
}
