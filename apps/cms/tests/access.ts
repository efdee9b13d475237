import { ROLES, type Who } from "./cms";

const singleTypes = [
  "about-page",
  "blog-page",
  "careers-page",
  "contact-detail",
  "contact-page",
  "footer",
  "header",
  "home-page",
  "industries-page",
  "privacy-page",
  "services-page",
  "site-setting",
  "technologies-page",
  "terms-page",
  "work-page",
];
const collections = [
  "case-studies",
  "faqs",
  "industries",
  "pages",
  "services",
  "technologies",
  "technology-categories",
];

const rows = (routes: string[], ...allowed: Who[]) => Object.fromEntries(routes.map((route) => [route, allowed]));
const reads = (collection: string) => [`GET /api/${collection}`, `GET /api/${collection}/:id`];

export const ACCESS: Record<string, Who[]> = {
  ...rows(
    singleTypes.map((name) => `GET /api/${name}`),
    "nobody",
  ),
  ...rows(collections.flatMap(reads), "nobody"),

  ...rows(reads("jobs"), "nobody"),
  ...rows(
    [
      "GET /api/dashboard/jobs",
      "POST /api/dashboard/jobs",
      "POST /api/dashboard/jobs/defaults",
      "PATCH /api/dashboard/jobs/:id",
      "DELETE /api/dashboard/jobs/:id",
      "GET /api/dashboard/applications",
      "GET /api/dashboard/applications.csv",
      "PATCH /api/dashboard/applications/:id",
      "POST /api/dashboard/applications/:id/send-again",
      "GET /api/job-applications",
      "GET /api/job-applications/:id",
      "GET /api/job-applications/:id/resume",
    ],
    "jobs-admin",
  ),

  ...rows(reads("blog-posts"), "nobody"),
  ...rows(
    [
      "GET /api/blog/setup",
      "GET /api/dashboard/posts",
      "POST /api/dashboard/posts",
      "GET /api/dashboard/posts/stats",
      "PATCH /api/dashboard/posts/:id",
      "DELETE /api/dashboard/posts/:id",
      "POST /api/dashboard/posts/:id/restore",
      "GET /api/dashboard/pictures",
      "GET /api/dashboard/pictures/named",
      "GET /api/dashboard/pictures/:id",
      "POST /api/dashboard/pictures",
    ],
    "blog-admin",
  ),

  ...rows(["GET /api/sessions/current"], "jobs-admin", "blog-admin"),

  // It asks for the token of a preview, and for nothing else.
  ...rows(["GET /api/live-preview/session"], ...ROLES),

  ...rows([
    "GET /api/blog/entries",
    "GET /api/pictures",
    "GET /api/redirects",
    "POST /api/contact",
    "POST /api/job-applications",
    "POST /api/job-applications/erase",
    "POST /api/sessions",
    "POST /api/sessions/refresh",
    "POST /api/sessions/end",
  ]),

  ...rows([
    "GET /api/content-type-builder/content-types",
    "GET /api/content-type-builder/content-types/:uid",
    "GET /api/content-type-builder/components",
    "GET /api/content-type-builder/components/:uid",
    "POST /api/upload/",
    "GET /api/upload/files",
    "GET /api/upload/files/page",
    "GET /api/upload/files/:id",
    "DELETE /api/upload/files/:id",
    "GET /api/i18n/locales",
    "GET /api/page-redirects/",
    "GET /api/connect/(.*)",
    "POST /api/auth/local",
    "POST /api/auth/local/register",
    "GET /api/auth/:provider/callback",
    "POST /api/auth/forgot-password",
    "POST /api/auth/reset-password",
    "GET /api/auth/email-confirmation",
    "POST /api/auth/send-email-confirmation",
    "POST /api/auth/change-password",
    "POST /api/auth/refresh",
    "POST /api/auth/logout",
    "GET /api/auth/sessions",
    "DELETE /api/auth/sessions/:sessionId",
    "GET /api/users/count",
    "GET /api/users",
    "GET /api/users/me",
    "GET /api/users/:id",
    "POST /api/users",
    "PUT /api/users/:id",
    "DELETE /api/users/:id",
    "GET /api/users-permissions/roles/:id",
    "GET /api/users-permissions/roles",
    "POST /api/users-permissions/roles",
    "PUT /api/users-permissions/roles/:role",
    "DELETE /api/users-permissions/roles/:role",
    "GET /api/users-permissions/permissions",
  ]),
};
