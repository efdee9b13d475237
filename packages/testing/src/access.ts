/** Says who may do what. It is written by hand, without reading the product, and must name each of its routes. */

export const PANEL_ROLES = ["Content editor", "Form answers", "Recruiter", "Reviewer"] as const;
export const ACTORS = ["nobody", "jobs-admin", "blog-admin", ...PANEL_ROLES, "Super Admin", "API token"] as const;
export type Actor = (typeof ACTORS)[number];
type Group = Actor | "everybody" | "the CMS" | "the site" | "everybody by the site";
type Access = Record<string, readonly Group[]>;

const TYPED = /:(model|uid|contentType)\b/;

type Rights = Record<"reads" | "writes" | "deletes", readonly Actor[]>;

export const TYPES: Record<string, Rights> = Object.fromEntries(
  (
    [
      [
        `api::{about,blog,careers,contact,home,industries,privacy,search,services,technologies,terms,work}-page`,
        ["Content editor", "Reviewer"],
        ["Content editor"],
      ],
      [
        `api::{author,blog-post,case-study,contact-detail,faq,footer,form,header,industry,page,service,site-setting}`,
        ["Content editor", "Reviewer"],
        ["Content editor"],
      ],
      [`api::{technology,technology-category}`, ["Content editor", "Reviewer"], ["Content editor"]],
      ["plugin::page-redirects.redirect", ["Content editor"], ["Content editor"]],
      ["api::job", ["Content editor", "Recruiter", "Reviewer"], ["Content editor", "Recruiter"]],
      ["api::job-application", ["Recruiter"], []],
      ["api::application-mail-template", ["Content editor", "Recruiter"], ["Content editor", "Recruiter"]],
      ["api::hiring-setting", ["Recruiter"], ["Recruiter"], []],
      ["api::form-answer", ["Form answers"], [], ["Form answers"]],
      ["api::{application-event,audit-entry,calendar-feed,interview,mail,passkey}", [], []],
      ["plugin::users-permissions.user", [], []],
    ] satisfies [names: string, reads: Actor[], writes: Actor[], deletes?: Actor[]][]
  ).flatMap(([names, reads, writes, deletes = writes]) =>
    unfolded(names).map((name) => [uidOf(name), { reads, writes, deletes }]),
  ),
);

const TRIED = ["faq", "home-page", "job", "job-application", "form-answer"].map((name) => uidOf(`api::${name}`));

const MODEL = "/content-manager/collection-types/:model";
const SINGLE = "/content-manager/single-types/:model";

const APPLICATIONS = "/api/dashboard/applications";
const JOBS = `
  GET POST /api/dashboard/jobs
  POST /api/dashboard/jobs/defaults
  PATCH DELETE /api/dashboard/jobs/:id
  GET /api/dashboard/jobs/:id/{sources,numbers}
  GET ${APPLICATIONS}{,/bulk/ids,/bulk/reasons}`;
const RECRUITING = `
  POST ${APPLICATIONS}/bulk/{status,delete,csv}
  GET PATCH ${APPLICATIONS}/:id
  PATCH ${APPLICATIONS}/:id/events/:id
  POST ${APPLICATIONS}/:id/{notes,send-again,revoke-link}
  PATCH DELETE ${APPLICATIONS}/:id/notes/:id
  POST ${APPLICATIONS}/mails{,/preview,/recipients,/undo}
  DELETE ${APPLICATIONS}/:id/mails/:id
  GET /api/dashboard/{applications.csv,audit,interviews,retention,mail-desk}
  POST DELETE /api/dashboard/interviews/feed`;
const BLOG = `
  GET POST /api/dashboard/posts
  GET /api/dashboard/posts/stats
  PATCH DELETE /api/dashboard/posts/:id
  GET POST /api/dashboard/pictures
  GET /api/dashboard/pictures/:id`;
const RESTORE = "POST /api/dashboard/posts/:id/restore";

const ACCOUNT = `
  GET /api/dashboard/account
  PATCH /api/dashboard/account/passkeys/:id
  POST /api/dashboard/account/{password,passkeys,passkeys/options,passkeys/:id/remove,sessions/end}`;

export const SITE = table(
  [
    ["everybody"],
    `POST /api/{applications,contact,form-answers}
     POST /api/own-application/{consent,data,delete,links,resume,withdraw}
     GET /api/{health,interview-feed,resume-viewer,search,session}
     POST /api/auth/{jobs,blog}/{login,logout,passkey,passkey/options}
     POST /api/auth/{forgot-password,new-password,password-link}
     POST {/api/preview/exit,/blog/refresh}`,
  ],
  [
    ["the CMS"],
    `GET /api/preview
     POST /api/revalidate`,
  ],
  [["jobs-admin"], `${JOBS}\n${RECRUITING}\n GET /api/resumes/:id{,/text}`],
  [["blog-admin"], `${BLOG}\n${RESTORE}\n GET /api/dashboard/posts/setup\n POST /api/dashboard/posts/preview`],
  [["jobs-admin", "blog-admin"], ACCOUNT],
);

export const CONTENT = table(
  [
    ["the site", "API token"],
    `GET /api/{about,blog,careers,contact,home,industries,privacy,search,services,technologies,terms,work}-page
     GET /api/{contact-detail,footer,header,site-setting}
     GET /api/{authors,blog-posts,case-studies,faqs,forms,industries,jobs,pages,services,technologies,technology-categories}{,/:id}`,
  ],
  [["jobs-admin", "API token"], JOBS],
  [["jobs-admin"], `${RECRUITING}\n GET /api/job-applications/:id/resume{,/text}`],
  [
    ["blog-admin", "API token"],
    `${BLOG}\n GET /api/blog/setup\n GET /api/dashboard/pictures/named\n POST /api/dashboard/posts/preview`,
  ],
  [["blog-admin"], RESTORE],
  [["jobs-admin", "blog-admin"], `${ACCOUNT}\n GET /api/sessions/current`],
  // The request needs the token of a preview as well, and nothing else.
  [["everybody by the site", "API token"], "GET /api/live-preview/session"],
  [
    ["API token"],
    `GET /api/{page-redirects/,i18n/locales,connect/(.*),users/count,users-permissions/permissions}
     GET /api/content-type-builder/{content-types,components}{,/:id}
     POST /api/upload/
     GET /api/upload/files{,/page,/:id}
     DELETE /api/upload/files/:id
     POST /api/auth/{local,local/register,forgot-password,reset-password,send-email-confirmation,change-password,refresh}
     GET /api/auth/{:id/callback,email-confirmation}
     GET POST /api/{users,users-permissions/roles}
     GET PUT DELETE /api/{users,users-permissions/roles}/:id`,
  ],
  [
    ["the site"],
    `GET /api/{blog/entries,interview-feed,list-lengths,pictures,redirects,search}
     POST /api/{contact,form-answers,job-applications,job-applications/erase}
     GET /api/own-application{,/data,/resume}
     POST /api/own-application/{withdraw,consent,delete,links}
     POST /api/sessions{,/refresh,/end,/passkey,/passkey/options}
     POST /api/password-links{,/read,/use}`,
  ],
  [
    [],
    // The request needs the token of a command as well.
    `GET /api/accounts
     POST /api/{accounts,accounts/reset,brand}
     GET /api/{users/me,auth/sessions}
     POST /api/auth/logout
     DELETE /api/auth/sessions/:id`,
  ],
);

export const PANEL: Access = {
  ...table(
    [
      ["everybody"],
      `GET /{,((?!uploads/).+),_ready,uploads/(.*),content-manager/preview/script}
       GET POST /_health
       GET /admin/{:path*,init,project-type,registration-info}
       POST /admin/{forgot-password,login,register,register-admin,reset-password}`,
    ],
    [["jobs-admin", "blog-admin", "API token"], "GET POST /graphql"],
    [
      [...PANEL_ROLES, "Super Admin"],
      `GET /admin/{ai-feature-config,ai-token,ai-usage,content-api/permissions,content-api/routes,guided-tour-meta}
       GET /admin/{homepage/key-statistics,information,permissions,telemetry-properties}
       GET PUT /admin/homepage/layout
       POST /admin/permissions/check
       GET /admin/users/me{,/permissions,/sessions}
       GET /content-manager/{components,content-types,content-types-settings,init}
       GET /content-manager/homepage/{count,recent}-documents
       POST /content-manager/uid/{check-availability,generate}
       GET /entry-history/{deleted,settings}
       POST /entry-history/deleted/:id/bring-back
       GET /i18n/{locales,settings}
       POST /i18n/content-manager/actions/get-non-localized-fields
       GET /{panel-home/pages,panel-home/waiting,scheduled-publishing/entries,scheduled-publishing/settings,site-addresses/list}
       GET /upload/{ai-metadata-jobs/latest,configuration}
       PUT /upload/files/:id
       GET /users-permissions/{permissions,policies,routes}
       GET /content-manager/{components,content-types}/:uid/configuration
       GET /content-manager/preview/url/:contentType
       GET /content-manager/relations/:model{,/:id}/:targetField
       GET /entry-history/:uid/:documentId/versions{,/:number}
       POST /entry-history/:uid/:documentId/versions/:number/bring-back
       GET /i18n/ai-localization-jobs/{collection-types/:contentType/:documentId,single-types/:contentType}`,
    ],
    [
      ["Content editor", "Reviewer", "Super Admin"],
      `POST /post-text/preview
       GET /upload/{ai-metadata-jobs/pending-count,files,files/:id,folder-structure,folders,folders/:id}`,
    ],
    [
      ["Content editor", "Super Admin"],
      `GET /make-it-yours/left
       POST /make-it-yours/{keep,dismiss}
       POST /upload{,/files,/folders,/ai-metadata-jobs,/files/:id/replace}
       POST /upload/actions/{bulk-delete,bulk-move,bulk-update,generate-ai-metadata}
       DELETE /upload/files/:id
       PUT /upload/folders/:id`,
    ],
    [["Recruiter", "Super Admin"], "GET /panel-home/applications"],
    [
      ["Form answers", "Super Admin"],
      `GET /form-answers/{:id/file,forms,forms/:form/csv}
       GET /panel-home/answers
       POST /form-answers/erase`,
    ],
    [
      ["Super Admin"],
      `POST /dashboard-accounts/:id/reset
       GET /make-it-yours/sample
       POST /make-it-yours/sample/remove
       GET POST /admin/{admin-tokens,api-tokens,roles,transfer/tokens,users,webhooks,project-settings}
       GET PUT DELETE /admin/{admin-tokens,api-tokens,roles,transfer/tokens,webhooks}/:id
       POST /admin/{admin-tokens,api-tokens,transfer/tokens}/:id/regenerate
       GET /admin/{admin-tokens/:id/owner-permissions,plugins,users/:id}
       GET PUT /admin/roles/:id/permissions
       POST /admin/{roles,webhooks}/batch-delete
       POST /admin/webhooks/:id/trigger
       GET /content-type-builder/{components,content-types}{,/:uid}
       GET /content-type-builder/{reserved-names,schema,update-schema-status}
       GET /email/settings
       POST /email/{test,verify}
       POST /dashboard-accounts/:id/password-link
       GET /i18n/iso-locales
       POST /i18n/locales
       PUT DELETE /i18n/locales/:id
       PUT /i18n/settings
       GET PUT /{upload/settings,users-permissions/advanced,users-permissions/providers}
       PUT /upload/configuration
       GET /users-permissions/{email-templates,roles/:id}
       GET POST /users-permissions/roles
       PUT DELETE /users-permissions/roles/:role
       PUT /content-manager/{components,content-types}/:uid/configuration`,
    ],
    [
      [],
      `POST /admin/access-token
       GET /admin/transfer/runner/{pull,push}
       PUT DELETE /content-type-builder/component-categories/:name
       POST /content-type-builder/{components,content-types,update-schema}
       PUT DELETE /content-type-builder/{components,content-types}/:uid
       POST /upload/actions/upload-from-urls`,
    ],
  ),
  ...Object.assign({}, ...TRIED.map(ofType)),
};

/** Routes that end the caller's session or change accounts, and so are not tried. */
export const UNASKED = routesOf(
  `POST /admin/{logout,users/batch-delete}
   PUT /admin/users/me
   PUT DELETE /admin/users/:id
   DELETE /admin/users/me/sessions{,/:sessionId}`,
);

export const isOpen = (allowed: readonly Group[] | undefined, to: string) =>
  (allowed ?? []).some((group) => group === to || group === "everybody");

export function requestOf(route: string, id: string): { method: string; path: string } {
  const [method = "", path = "", type = id] = route.split(" ");
  return {
    method,
    path: path.replace(/:(\w+)\*?|\(.*\)/g, (_, parameter) => (TYPED.test(`:${parameter}`) ? type : id)),
  };
}

export const plainly = (route: string) => route.replace(/:\w+|\[\w+\]/g, ":id");

function ofType(uid: string): Access {
  const { reads, writes, deletes } = TYPES[uid] ?? { reads: [], writes: [], deletes: [] };
  const isSent = uid === uidOf("api::form-answer");
  const andAdministrators = (groups: readonly Group[]): readonly Group[] => [...groups, "Super Admin"];
  return table(
    [
      andAdministrators(reads),
      `GET ${MODEL}{,/:id,/:id/actions/countDraftRelations,/actions/countManyEntriesDraftRelations}
       POST ${MODEL}/actions/bulkFindForValidation
       GET ${SINGLE}/actions/countDraftRelations
       GET /i18n/content-manager/get-fill-from-locale/:model
       POST /publishing-checks/entries/:model`,
      [uid],
    ],
    [isSent ? [] : andAdministrators(reads), `GET ${SINGLE}`, [uid]],
    [
      isSent ? [] : andAdministrators(writes),
      `POST ${MODEL}{,/auto-clone/:sourceId,/clone/:sourceId}
       PUT ${MODEL}/:id
       POST ${MODEL}/:id/actions/{discard,publish,unpublish}
       POST ${MODEL}/actions/{bulkPublish,bulkUnpublish,publish}
       PUT ${SINGLE}
       POST ${SINGLE}/actions/{discard,publish,unpublish}
       PUT DELETE /live-preview/unsaved/:uid/:document`,
      [uid],
    ],
    [
      andAdministrators(deletes),
      `DELETE {${MODEL}/:id,${SINGLE}}
       POST ${MODEL}/actions/bulkDelete`,
      [uid],
    ],
  );
}

function table(...rows: [groups: readonly Group[], text: string, types?: string[]][]): Access {
  const access: Access = {};
  for (const [groups, text, types = TRIED] of rows) {
    for (const route of routesOf(text).flatMap((name) => withTypes(name, types))) {
      if (route in access) throw new Error(`${route} is named twice.`);
      access[route] = groups;
    }
  }
  return access;
}

export function withTypes(route: string, types = TRIED): string[] {
  return TYPED.test(route) ? types.map((type) => `${route} ${type}`) : [route];
}

function routesOf(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.trim().split(" ");
      const addresses = unfolded(words.pop() ?? "");
      return words.flatMap((method) => addresses.map((address) => `${method} ${address}`));
    });
}

function unfolded(text: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(text) ?? [];
  return choices === undefined ? [text] : choices.split(",").flatMap((choice) => unfolded(before + choice + after));
}

function uidOf(name: string): string {
  return name.startsWith("api::") ? `${name}.${name.slice("api::".length)}` : name;
}
