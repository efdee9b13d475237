/** The content that the site shows, by Strapi's singular names. */
export const CONTENT_TYPES = [
  "about-page",
  "blog-page",
  "blog-post",
  "careers-page",
  "contact-detail",
  "contact-page",
  "faq",
  "footer",
  "header",
  "home-page",
  "industries-page",
  "industry",
  "job",
  "privacy-page",
  "service",
  "services-page",
  "site-setting",
  "technologies-page",
  "technology",
  "technology-category",
  "terms-page",
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

/** Pages are made of pictures, too, and lead to others that are there. */
export const CONTENT_TAGS = [...CONTENT_TYPES, "media", "published-pages"] as const;

/** What pages are made of: the tag of it in the site's caches, and its name when the CMS tells of a change. */
export type ContentTag = (typeof CONTENT_TAGS)[number];

type Uid<Type extends ContentType> = Type extends ContentType ? `api::${Type}.${Type}` : never;

/** The name by which Strapi knows a content type. */
export const uidOf = <Type extends ContentType>(type: Type) => `api::${type}.${type}` as Uid<Type>;
