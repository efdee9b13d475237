export const CONTENT_TYPES = [
  "about-page",
  "author",
  "blog-page",
  "blog-post",
  "careers-page",
  "case-study",
  "contact-detail",
  "contact-page",
  "faq",
  "footer",
  "form",
  "header",
  "home-page",
  "industries-page",
  "industry",
  "job",
  "page",
  "privacy-page",
  "search-page",
  "service",
  "services-page",
  "site-setting",
  "technologies-page",
  "technology",
  "technology-category",
  "terms-page",
  "work-page",
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

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
} as const satisfies { [type in ContentType]?: string };

/** Authors' pages are below this path. The path itself has no page. */
export const AUTHORS_PATH = `${PAGE_PATHS["blog-page"]}/authors`;

export type PageType = keyof typeof PAGE_PATHS;

export const CONTENT_TAGS = [...CONTENT_TYPES, "media", "published-pages", "redirect"] as const;

export type ContentTag = (typeof CONTENT_TAGS)[number];

type Uid<Type extends ContentType> = Type extends ContentType ? `api::${Type}.${Type}` : never;

export const uidOf = <Type extends ContentType>(type: Type) => `api::${type}.${type}` as Uid<Type>;
