import { PAGE_PATHS } from "./content-types";

/** The paths that the site answers, with everything below them. A slash at the end reserves only what is below. */
const RESERVED_PATHS = [
  "/admin",
  "/admin-login",
  "/api",
  "/applications",
  "/apple-touch-icon.png",
  "/blog/admin",
  "/blog/feed.json",
  "/blog/feed.xml",
  "/blog/page/",
  "/blog/refresh",
  "/careers/feed.json",
  "/careers/feed.xml",
  "/careers/page/",
  "/favicon.ico",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/icon.svg",
  "/llms.txt",
  "/manifest.webmanifest",
  "/markdown",
  "/media",
  "/robots.txt",
  "/sitemap.xml",
  "/social",
  "/work/feed.xml",
  "/work/industries/",
  "/work/services/",
];

const LATER_LIST = /^\/blog\/(?:authors|tags)\/[^/]+\/./;
const INNER = /^\/[_.]/;
const PAGES: readonly string[] = Object.values(PAGE_PATHS);
const DECODINGS = 3;

/** Entries of content, such as a service, don't count, because they come and go. */
export function isReservedPath(path: string): boolean {
  const plain = plainPath(path).toLowerCase();
  const isOwn = RESERVED_PATHS.some((own) => plain === own || plain.startsWith(own.endsWith("/") ? own : `${own}/`));
  return isOwn || PAGES.includes(plain) || LATER_LIST.test(plain) || INNER.test(plain);
}

/** Returns what a server on the way could read in a path: decoded repeatedly, resolved, without parameters. */
export function plainPath(path: string): string {
  let decoded = path;
  for (let times = 0; times < DECODINGS; times++) decoded = decode(decoded);
  const segments: string[] = [];
  const written = decoded.normalize("NFKC").replace(/[\p{Cc}\p{Cf}]|[?#].*/gsu, "");
  for (const segment of written.split(/[/\\]+/)) {
    const name = segment.replace(/;.*/s, "").trim();
    if (name === "..") segments.pop();
    else if (name && name !== ".") segments.push(name);
  }
  return `/${segments.join("/")}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
