import type { Middleware, Site } from "./middleware.ts";

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** For responses that aren't pages: opened as one, they load, run and submit nothing. */
const NO_PAGE = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" };

/** Google's tag, allowed only on pages that have its id. */
const TAG = {
  script: "https://www.googletagmanager.com/gtag/",
  picture: "https://*.google-analytics.com https://*.googletagmanager.com",
  request: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

/** Types that can't run script when opened as a page; SVG can. */
const INERT = /^(?:(?:application|text)\/javascript|text\/css|font\/|image\/(?!svg))/;

/** Text of other types, such as JSON, is UTF-8 by their definition. */
const TEXT = /^(?:text\/|[\w.]+\/(?:[\w.-]+\+)?xml)/i;

/** Headers that a response already has stay. Inert files get no headers that only protect pages. */
export function securityHeaders({ settings: { siteUrl } }: Site): Middleware {
  const ofFiles = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    ...(isSecure(siteUrl) && { "Strict-Transport-Security": `max-age=${TWO_YEARS_S}` }),
  };
  // Feed readers and social networks embed the site's pictures.
  const ofPictures = { ...ofFiles, "Cross-Origin-Resource-Policy": "cross-origin" };
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
      // With a 304 the browser keeps the headers it has.
      if (response.statusCode === 304) return;
      const own = type.startsWith("image/") ? ofPictures : ofFiles;
      for (const [name, value] of Object.entries(INERT.test(type) ? own : { ...own, ...ofPages })) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
    });
    next();
  };
}

type Page = {
  siteUrl: string;
  scripts: string[];
  style: string | undefined;
  hasTag: boolean;
  /** Origins of what the page can show in a frame. */
  frames: string[];
};

export function pagePolicy({ siteUrl, scripts, style, hasTag, frames }: Page): string {
  const own = (hashes: (string | undefined)[]) =>
    ["'self'", ...hashes.filter(Boolean).map((hash) => `'sha256-${hash}'`)].join(" ");
  const tag = (kind: keyof typeof TAG) => (hasTag ? ` ${TAG[kind]}` : "");
  return print({
    ...NO_PAGE,
    "script-src": own(scripts) + tag("script"),
    "style-src": own([style]),
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
