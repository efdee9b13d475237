export const PAGE_PATHS = {
  "home-page": "/",
  "about-page": "/about",
  "services-page": "/services",
  "technologies-page": "/technologies",
  "industries-page": "/industries",
  "work-page": "/work",
  "careers-page": "/careers",
  "blog-page": "/blog",
  "contact-page": "/contact",
  "terms-page": "/terms-and-conditions",
  "privacy-page": "/privacy-policy",
  "search-page": "/search",
} as const;

/** The pages of entries. Behind the colon is the field that names one; a star lets its value have slashes. */
export const ENTRY_PATHS = {
  service: "/services/:slug",
  "case-study": "/work/:slug",
  job: "/careers/:slug",
  author: "/blog/authors/:slug",
  "blog-post": "/blog/:documentId",
  page: "/:path*",
} as const;

/** Entries that are shown on one of the pages above. */
const SHOWN_ON = {
  header: "/",
  footer: "/",
  "site-setting": "/",
  "contact-detail": "/contact",
  industry: "/industries",
  technology: "/technologies",
  "technology-category": "/technologies#:slug",
} as const;

export const ADDRESSES = { ...PAGE_PATHS, ...ENTRY_PATHS, ...SHOWN_ON } as const;

/** Lists of a part of the entries: each has a number or a name below. */
export const LISTS = {
  posts: "/blog/page",
  tags: "/blog/tags",
  jobs: "/careers/page",
  industries: "/work/industries",
  services: "/work/services",
} as const;

export const FEEDS = {
  blog: { rss: "/blog/feed.xml", json: "/blog/feed.json" },
  careers: { rss: "/careers/feed.xml", json: "/careers/feed.json" },
  work: { rss: "/work/feed.xml" },
} as const;

/** What else the site answers, with everything below it. A slash at the end leaves out the path itself. */
const OTHERS = [
  "/admin",
  "/admin-login",
  "/api",
  "/applications",
  "/apple-touch-icon.png",
  "/blog/admin",
  "/blog/refresh",
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
];

export type PageType = keyof typeof PAGE_PATHS;
export type EntryType = keyof typeof ENTRY_PATHS;
export type Addressed = keyof typeof ADDRESSES;

type FieldOf<Path> = Path extends `${string}:${infer Field}` ? (Field extends `${infer Name}*` ? Name : Field) : never;
type Named<Type extends Addressed> = Record<FieldOf<(typeof ADDRESSES)[Type]>, string>;

export const PAGE_TYPES = Object.keys(PAGE_PATHS) as PageType[];

export const addressOf = <Type extends Addressed>(type: Type, row: Named<Type>): string => {
  const [above = "", field = ""] = ADDRESSES[type].split(/[:*]/);
  return above + ((row as Record<string, string>)[field] ?? "");
};

/** @param name the value of `fieldOf(type)` */
export const entryAddress = (type: EntryType, name: string): string => ENTRY_PATHS[type].split(":", 1)[0] + name;

export const fieldOf = (type: EntryType): string => ENTRY_PATHS[type].split(/[:*]/)[1] ?? "";

export const isEntryType = (type: string): type is EntryType => Object.hasOwn(ENTRY_PATHS, type);

/** Returns the page that lists entries of a type, or shows them. Pages that editors make are on none. */
export function pageOf(type: Addressed): PageType | undefined {
  const [, first = ""] = ADDRESSES[type].split(/[/#]/);
  return pageAt(`/${first}`);
}

export const pageAt = (path: string) => PAGE_TYPES.find((type) => PAGE_PATHS[type] === path);

export const POST_ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

const SHAPES: Record<string, string> = { slug: "[^/]+", documentId: POST_ID, path: ".+" };

/** Returns what an entry at this address would be: its type, and the value of `fieldOf(type)`. */
export function entryAt(path: string): { type: EntryType; name: string } | undefined {
  if (pageAt(path) || isAnswered(path)) return undefined;
  for (const type of Object.keys(ENTRY_PATHS) as EntryType[]) {
    const above = entryAddress(type, "");
    const name = path.slice(above.length);
    if (path.startsWith(above) && new RegExp(`^${SHAPES[fieldOf(type)]}$`).test(name)) return { type, name };
  }
  return undefined;
}

export function tagAt(path: string): string | undefined {
  const name = path.startsWith(`${LISTS.tags}/`) ? path.slice(LISTS.tags.length + 1) : "";
  return name && !name.includes("/") ? name : undefined;
}

const LATER_LIST = new RegExp(`^(?:${LISTS.tags}/|${entryAddress("author", "")})[^/]+/.`);

const ANSWERED: string[] = [
  ...OTHERS,
  ...Object.values(FEEDS).flatMap((feed) => Object.values(feed)),
  ...Object.values(LISTS).flatMap((list) => (list === LISTS.tags ? [] : `${list}/`)),
];

/** Returns whether the site answers a path, written plainly, with something else than a page or an entry. */
export const isAnswered = (path: string): boolean =>
  LATER_LIST.test(path) || ANSWERED.some((own) => path === own || path.startsWith(own.replace(/\/?$/, "/")));
