import { cmsSettings } from "../src/settings";

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

export default () => {
  const { cmsUrl } = cmsSettings();
  const isSecure = cmsUrl.startsWith("https:");
  return [
    "global::request-identity",
    "global::request-log",
    "global::response-headers",
    "strapi::errors",
    "global::rule-errors",
    "global::request-target",
    "global::uncompressed-bodies",
    {
      name: "strapi::security",
      config: {
        contentSecurityPolicy: {
          directives: {
            "style-src": ["'self'", "'unsafe-inline'"],
            "font-src": ["'self'", "data:"],
            upgradeInsecureRequests: isSecure ? [] : null,
          },
        },
        crossOriginOpenerPolicy: true,
        crossOriginResourcePolicy: true,
        hsts: isSecure && { maxAge: TWO_YEARS_S, includeSubDomains: false },
      },
    },
    "global::closed-content",
    "global::firm",
    // Browsers connect to the site; only the panel's pages call the CMS.
    { name: "strapi::cors", config: { origin: [cmsUrl] } },
    "strapi::query",
    // Strapi insists on its parser, which is to read nothing: routes read their bodies (access/request-bodies.ts).
    { name: "strapi::body", config: { multipart: false, json: false, text: false, urlencoded: false } },
    "global::audited-looks",
    "global::s3-uploads",
    "strapi::session",
    "strapi::favicon",
    "strapi::public",
  ];
};
