const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** For answers that are no page: opened as one, they load, run and submit nothing. */
const NO_PAGE = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" };

/** Google's tag, which only a page with an id of it may load: components/consent asks the visitor first. */
const TAG = {
  script: "https://www.googletagmanager.com/gtag/",
  picture: "https://*.google-analytics.com https://*.googletagmanager.com",
  request: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

/** Scripts, styles, fonts and pictures of pixels: a browser shows them, opened as a page, without a page's powers. */
const INERT = /^(?:(?:application|text)\/javascript|text\/css|font\/|image\/(?!svg))/;

/**
 * What every answer of the site says unless it says otherwise itself. A page comes with a dozen inert files: they leave
 * out what is for pages alone.
 * @param {string} siteUrl
 * @returns {(type: string) => [name: string, value: string][]}
 */
export function securityHeaders(siteUrl) {
  const ofFiles = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    ...(isSecure(siteUrl) && { "Strict-Transport-Security": `max-age=${TWO_YEARS_S}` }),
  };
  // Feeds and networks show the site's pictures on pages of their own.
  const ofPictures = { ...ofFiles, "Cross-Origin-Resource-Policy": "cross-origin" };
  const ofPages = {
    "Content-Security-Policy": print(NO_PAGE),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
  };
  return (type) => {
    const own = type.startsWith("image/") ? ofPictures : ofFiles;
    return Object.entries(INERT.test(type) ? own : { ...own, ...ofPages });
  };
}

/**
 * The Content-Security-Policy of a page.
 * @param {{ siteUrl: string, hashes: string[], hasTag: boolean }} page `hashes` are of its inline scripts.
 * @returns {string}
 */
export function pagePolicy({ siteUrl, hashes, hasTag }) {
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  const tag = (/** @type {keyof typeof TAG} */ kind) => (hasTag ? ` ${TAG[kind]}` : "");
  return print({
    ...NO_PAGE,
    "script-src": scripts.join(" ") + tag("script"),
    "style-src": "'self'",
    // React writes styles that are worked out, such as the delay of a card, into attributes.
    "style-src-attr": "'unsafe-inline'",
    "img-src": `'self' data:${tag("picture")}`,
    "font-src": "'self'",
    "connect-src": `'self'${tag("request")}`,
    "manifest-src": "'self'",
    "form-action": "'self'",
    ...(isSecure(siteUrl) && { "upgrade-insecure-requests": "" }),
  });
}

const isSecure = (/** @type {string} */ siteUrl) => siteUrl.startsWith("https:");

/** @param {Record<string, string>} directives */
const print = (directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
