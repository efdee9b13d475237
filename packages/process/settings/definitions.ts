/** `default` applies where a setting has no value. `otherwise` describes a default that isn't a single value. */
export type Definition = { default?: string | number; otherwise?: string; meaning: string };

/** `npm run generate` writes all settings into docs/settings.md, so links are relative to that page. */
export const DEFINITIONS = {
  "Addresses and ports": {
    HOST: {
      default: "127.0.0.1",
      meaning:
        "The address or hostname that site and CMS listen on, IPv6 included. The mail catcher always listens on this machine only, because its mails hold private links.",
    },
    WEB_PORT: { default: 3000, meaning: "The port of the site." },
    CMS_PORT: { default: 1337, meaning: "The port of the CMS." },
    PORT: {
      meaning:
        "The port that a [hosting platform](hosting.md) assigns. It is used for the server that runs alone, or for the site, unless that server's own setting has a value.",
    },
    SITE_URL: {
      otherwise: "`http://localhost:<WEB_PORT>`; in GitHub Codespaces, the forwarded address",
      meaning: "The public origin of the site. It must begin with `https://` unless it is on localhost.",
    },
    CMS_URL: {
      otherwise: "`http://localhost:<CMS_PORT>`; in GitHub Codespaces, the forwarded address",
      meaning: "The public origin of the CMS.",
    },
    SITE_INTERNAL_URL: {
      otherwise: "`SITE_URL`; with `npm start`, the site on this machine",
      meaning: "Where the CMS reaches the site.",
    },
    TRUSTED_PROXIES: {
      meaning:
        "Addresses and networks of the proxies in front, separated by commas; `private` stands for [all private networks](hosting.md#what-the-images-expect). The client address is the last one in `X-Forwarded-For` that isn't a trusted proxy. Behind a proxy that isn't listed, all visitors share one rate limit.",
    },
  },
  "Data and files": {
    DATA_DIR: {
      default: "data",
      meaning: "The folder of the database file, uploads, résumés and logs, and of forms while they arrive.",
    },
    BRAND: {
      otherwise: "the sample firm",
      meaning: "The folder of [the brand](rebrand.md#from-files) with which the first start fills an empty database.",
    },
    DATABASE_CLIENT: {
      default: "sqlite",
      meaning: "`sqlite`, or `postgres` with `DATABASE_URL`: PostgreSQL 14 or newer.",
    },
    DATABASE_URL: {
      meaning:
        "The address of the PostgreSQL database, whose end says how the connection is [encrypted](hosting.md#a-managed-postgresql). With the locale `C`, searches of the panel distinguish “Ü” from “ü”.",
    },
    UPLOAD_PROVIDER: {
      default: "local",
      meaning: "`local`, or `s3` with the following settings: one private bucket for pictures and résumés.",
    },
    S3_ENDPOINT: { otherwise: "Amazon S3", meaning: "The address of the object store." },
    S3_REGION: { meaning: "The region of the bucket." },
    S3_BUCKET: { meaning: "The name of the bucket." },
    S3_ACCESS_KEY_ID: { meaning: "The key for the bucket. It must be able to list, read, write and delete objects." },
    S3_SECRET_ACCESS_KEY: { meaning: "The secret of that key." },
    APPLICATION_RETENTION_DAYS: {
      otherwise: "kept",
      meaning:
        "Days until an application is deleted with its résumé and mails, whatever the hiring settings say, but not before the end of the consent to be kept.",
    },
    REDIS_URL: {
      meaning:
        "A cache that several replicas of the site share, `redis://` or `rediss://`. During an outage, each replica uses its local cache.",
    },
  },
  Mail: {
    SMTP_HOST: { meaning: "The mail server. Without it, `npm start` runs a mail catcher." },
    SMTP_PORT: { otherwise: "`587`; of the mail catcher `1025`", meaning: "The port of the mail server or catcher." },
    SMTP_USER: { meaning: "The account on the mail server." },
    SMTP_PASSWORD: { meaning: "The password of that account." },
    MAILDEV_WEB_PORT: { default: 1080, meaning: "The port on which the mail catcher shows the mails." },
    MAIL_FROM: {
      meaning: "The sender of all mails. Unless `SITE_URL` is on localhost, addresses at `.example` are refused.",
    },
    MAIL_TO_HR: { meaning: "Who is told about applications." },
    MAIL_TO_SALES: { meaning: "Who gets enquiries." },
  },
  Accounts: {
    STRAPI_ADMIN_EMAIL: {
      meaning: "The email address of the first administrator of the panel.",
    },
    STRAPI_ADMIN_PASSWORD: {
      meaning:
        "Their password, from 8 characters to 72 bytes. [Common passwords](decisions/0006-sessions.md) are refused.",
    },
    JOBS_ADMIN_EMAIL: { meaning: "The email address of the account for the jobs dashboard." },
    JOBS_ADMIN_PASSWORD: { meaning: "Its password, by the same rules." },
    BLOG_ADMIN_EMAIL: { meaning: "The email address of the account for the blog dashboard." },
    BLOG_ADMIN_PASSWORD: { meaning: "Its password, by the same rules." },
    SECOND_FACTOR: {
      default: "optional",
      meaning:
        "`required` lets accounts of the dashboards do nothing before they have added [a passkey](decisions/0062-passkeys.md).",
    },
    DEMO_MODE: {
      default: "false",
      meaning:
        "`true` shows a demo sign-in. The first `npm start` sets it on localhost; it is refused unless both `SITE_URL` and `HOST` are local. `trial`, which the image [`try`](operations.md#try-it-in-one-container) sets, says on every page of the site that it is a trial, and lets the mail catcher listen on `HOST`.",
    },
  },
  Limits: {
    RESUME_MAX_MB: {
      default: 10,
      meaning: "The maximum size of a résumé, and of a file sent with a form, which has two minutes to arrive.",
    },
    RATE_LIMIT_LOGIN: {
      default: 10,
      meaning:
        "Failed sign-ins to dashboards and panel per minute and client address, and per account. Here and below, an IPv6 /64 network counts as one address.",
    },
    RATE_LIMIT_APPLICATIONS: {
      default: 10,
      meaning: "Applications per minute and client address. All addresses together may send ten times as many.",
    },
    RATE_LIMIT_CONTACT: {
      default: 5,
      meaning: "The same for enquiries, for answers to forms and for links for a forgotten password.",
    },
    RATE_LIMIT_SEARCH: { default: 120, meaning: "The same for searches." },
    WEB_HEAP_MB: {
      default: 384,
      meaning: "Megabytes for the objects of the site's server ([memory](operations.md#memory)).",
    },
    CMS_HEAP_MB: { default: 400, meaning: "The same for the CMS." },
  },
  Monitoring: {
    METRICS_TOKEN: {
      meaning:
        "The bearer token for `/api/metrics` of the site and `/_metrics` of the CMS, of at least 16 characters. Without it there are no [metrics](monitoring.md#metrics).",
    },
    LOG_FORMAT: {
      otherwise: "`text` on a terminal, else `json`",
      meaning: "The [format of the log](monitoring.md#logs).",
    },
  },
  Secrets: {
    SITE_TOKEN: { meaning: "Authenticates the site to the CMS." },
    REVALIDATE_SECRET: { meaning: "Authenticates the CMS to the site." },
    PREVIEW_SECRET: { meaning: "Signs the links to previews." },
    APP_KEYS: { meaning: "Sign Strapi's cookies; separated by commas." },
    ADMIN_JWT_SECRET: { meaning: "Signs the sessions of the panel." },
    JWT_SECRET: { meaning: "Signs the sessions of the dashboards." },
    API_TOKEN_SALT: { meaning: "For the digests of API tokens." },
    TRANSFER_TOKEN_SALT: { meaning: "For the digests of transfer tokens." },
    ENCRYPTION_KEY: { meaning: "Encrypts the API tokens that the panel can show again." },
  },
} as const satisfies Record<string, Record<string, Definition>>;

type Groups = typeof DEFINITIONS;

export type Setting = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

const all: Record<string, Definition> = Object.assign({}, ...Object.values(DEFINITIONS));

export const SETTINGS = Object.keys(all);

export const defaultOf = (name: Setting): string | undefined => all[name]?.default?.toString();
