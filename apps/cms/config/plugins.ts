import { domainToASCII } from "node:url";
import { MEDIA_TYPES } from "@repo/contract/page/media";
import { PICTURE_MAX_MB } from "@repo/contract/page/picture";
import { s3Options } from "@repo/process/settings";
import type { Options as HistoryOptions } from "strapi-plugin-entry-history/strapi-server";
import type { Options as PreviewOptions } from "strapi-plugin-live-preview/strapi-server";
import type { Options as ChecksOptions } from "strapi-plugin-publishing-checks/strapi-server";
import { auditRestore } from "../src/access/audit";
import { isSite } from "../src/access/site-token";
import { graphqlLimits } from "../src/graphql/query-limits";
import { pathOf } from "../src/pages/preview-paths";
import { redirectOptions } from "../src/pages/redirect-options";
import { cmsSettings } from "../src/settings";
import { publishingChecks } from "../src/wiring/checks";

const CONNECT_MS = 5_000;
/** A mail that a server accepts only after this time is sent again, and arrives twice. */
const ANSWER_MS = 60_000;

/** Texts that no page shows as they are: addresses, names in the HTML, and what only search engines read. */
const UNMARKED = [
  "href",
  "key",
  "anchor",
  "mapUrl",
  "analyticsId",
  "salaryCurrency",
  "country",
  "metaTags",
  "metaTitle",
  "metaDescription",
  "keywords",
];

/** Those of the project's own rules stand with the rules. */
const CHECK_LEVELS: ChecksOptions["levels"] = {
  "empty-parts": "required",
  "duplicate-address": "required",
  "dead-link": "required",
  "alternative-text": "advice",
  "picture-text": "advice",
  "search-length": "advice",
  "heading-order": "advice",
};

const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1024 ** 2;

export default () => {
  const { s3, siteUrl, cmsUrl, previewSecret, secrets, smtp, mailFrom } = cmsSettings();
  return {
    graphql: {
      enabled: true,
      config: {
        endpoint: "/graphql",
        shadowCRUD: true,
        generateArtifacts: false,
        ...graphqlLimits,
      },
    },
    "users-permissions": {
      config: {
        jwtSecret: secrets.jwt.current,
        jwtManagement: "refresh",
        sessions: {
          accessTokenLifespan: 5 * 60,
          idleRefreshTokenLifespan: 2 * 60 * 60,
          maxRefreshTokenLifespan: 12 * 60 * 60,
        },
      },
    },
    // This plugin comes first: plugins wrap one another in this order, and a check sees what all others have written.
    "publishing-checks": { config: { ...publishingChecks, siteUrl, levels: CHECK_LEVELS } satisfies ChecksOptions },
    "entry-history": { config: { onBringBack: auditRestore } satisfies HistoryOptions },
    "live-preview": {
      config: {
        site: siteUrl,
        secret: previewSecret.accepted,
        pathOf,
        unmarkedFields: UNMARKED,
        isSite,
      } satisfies PreviewOptions,
    },
    "page-redirects": { config: redirectOptions },
    email: {
      config: {
        provider: "nodemailer",
        providerOptions: {
          host: smtp.host,
          port: smtp.port,
          // In a container, Nodemailer would greet as [127.0.0.1], which Google's relay refuses.
          name: domainToASCII(mailFrom.slice(mailFrom.lastIndexOf("@") + 1)),
          auth: smtp.user ? { user: smtp.user, pass: smtp.password ?? "" } : undefined,
          connectionTimeout: CONNECT_MS,
          greetingTimeout: CONNECT_MS,
          socketTimeout: ANSWER_MS,
        },
        settings: { defaultFrom: mailFrom },
      },
    },
    upload: {
      config: {
        sizeLimit: PICTURE_MAX_BYTES,
        // The site's image optimizer scales pictures to every size.
        breakpoints: {},
        security: { allowedTypes: Object.values(MEDIA_TYPES) },
        ...(s3 && {
          provider: "aws-s3",
          providerOptions: {
            // The bucket stays private: the CMS serves its files (src/middlewares/s3-uploads.ts).
            baseUrl: cmsUrl,
            s3Options: { ...s3Options(s3), params: { Bucket: s3.bucket, ACL: undefined } },
            rootPath: "uploads",
            // Forces a single part: parts of an aborted upload would stay in the bucket, invisible.
            providerConfig: { multipart: { partSize: PICTURE_MAX_BYTES + 1 } },
          },
        }),
      },
    },
  };
};
