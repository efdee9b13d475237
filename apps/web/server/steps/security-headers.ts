import type { Middleware, Site } from "../request/middleware.ts";

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

const NO_PAGE = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" };

const TAG = {
  script: "https://www.googletagmanager.com/gtag/",
  picture: "https://*.google-analytics.com https://*.googletagmanager.com",
  request: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

/** Content types that can't run script when opened as a page. SVG can. */
const INERT = /^(?:(?:application|text)\/javascript|text\/css|font\/|image\/(?!svg))/;

const FEED = /^application\/(?:rss\+xml|feed\+json)/;

const TEXT = /^(?:text\/|[\w.]+\/(?:[\w.-]+\+)?xml)/i;

export function securityHeaders({ settings: { siteUrl } }: Site): Middleware {
  const ofFiles = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    ...(isSecure(siteUrl) && { "Strict-Transport-Security": `max-age=${TWO_YEARS_S}` }),
  };
  // Feed readers and social networks embed the site's pictures, and readers that run in a browser ask for its feeds.
  const ofPictures = { ...ofFiles, "Cross-Origin-Resource-Policy": "cross-origin" };
  const ofFeeds = { ...ofPictures, "Access-Control-Allow-Origin": "*" };
  const ofPages = {
    "Content-Security-Policy": print(NO_PAGE),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
  };

  return (_request, response, next) => {
    response.beforeHead(() => {
      const type = String(response.getHeader("Content-Type") ?? "");
      if (TEXT.test(type) && !/charset=/i.test(type)) response.setHeader("Content-Type", `${type}; charset=utf-8`);
      if (response.statusCode === 304) return;
      const own = FEED.test(type) ? ofFeeds : type.startsWith("image/") ? ofPictures : ofFiles;
      for (const [name, value] of Object.entries(INERT.test(type) ? own : { ...own, ...ofPages })) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
    });
    next();
  };
}

export type PagePolicy = {
  siteUrl: string;
  scripts: string[];
  styles: string[];
  hasTag: boolean;
  frames: string[];
};

export function pagePolicy({ siteUrl, scripts, styles, hasTag, frames }: PagePolicy): string {
  const own = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  const tag = (kind: keyof typeof TAG) => (hasTag ? ` ${TAG[kind]}` : "");
  return print({
    ...NO_PAGE,
    "script-src": own(scripts) + tag("script"),
    "style-src": own(styles),
    // React writes computed styles into attributes.
    "style-src-attr": "'unsafe-inline'",
    "img-src": `'self' data:${tag("picture")}`,
    "font-src": "'self'",
    "connect-src": `'self'${tag("request")}`,
    ...(frames.length > 0 && { "frame-src": frames.join(" ") }),
    "manifest-src": "'self'",
    "form-action": "'self'",
    ...(isSecure(siteUrl) && { "upgrade-insecure-requests": "" }),
  });
}

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");

const print = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
