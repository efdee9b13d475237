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
    {
      name: "strapi::security",
      // The panel injects styles, and fetches assets added "from URL" in the browser.
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
    // Browsers connect to the site; only the panel's pages call the CMS.
    { name: "strapi::cors", config: { origin: [cmsUrl] } },
    "strapi::query",
    "global::unparsed-bodies",
    { name: "strapi::body", config: { multipart: false, jsonLimit: "4mb" } },
    "global::body-shape",
    "global::webhook-addresses",
    // This comes before the transaction, which a wrong password rolls back.
    "global::panel-sign-in-limit",
    // This comes after the body is read: a slow body must not hold a database connection.
    "global::audited-requests",
    "global::s3-uploads",
    "strapi::session",
    "strapi::favicon",
    "strapi::public",
  ];
};
