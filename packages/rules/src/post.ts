import { toTags } from "./lines";

/** Posts on a page of the public list. */
export const POSTS_PER_PAGE = 24;

/** Tags that a card or a row shows. */
export const TAGS_SHOWN = 3;

/** How long a post takes: the same for each, by the specification. */
export const READ_TIME = "5 min read";

/** Length of a post's description in the page's metadata. */
const METADATA_CHARACTERS = 160;

/** A page is kept in a file named after its address, and a file's name has at most 255 bytes. */
const TAG_SLUG_BYTES = 150;

/** More than three lines of a card hold at any width. */
const EXCERPT_CHARACTERS = 400;

/** What an id of a post looks like, as a regular expression. */
export const POST_ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/**
 * What neither XML nor every database holds: control characters but tab and line breaks, halves of pairs, non-characters.
 */
const UNSPEAKABLE = /[^\t\n\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as posts are stored: of one kind of line break, without what can't be said everywhere. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSPEAKABLE, "");
}

/** The first 160 characters of a post, as the specification has it, without half of a pair at the end. */
export function metadataDescription(description: string): string {
  return cleanText(cleanText(description.slice(0, 2 * METADATA_CHARACTERS)).slice(0, METADATA_CHARACTERS));
}

/** The beginning of a post, on one line. */
export function excerpt(description: string): string {
  return cleanText(description.slice(0, EXCERPT_CHARACTERS)).replace(/\s+/g, " ").trim();
}

/** The part of an address that stands for a tag: `UI/UX Design` is `ui-ux-design`, and `C++` is not `C`. */
export function tagSlug(tag: string): string {
  const words = tag
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const slug = words || [...tag].map((character) => character.codePointAt(0)?.toString(16)).join("-");
  if (encodeURIComponent(slug).length <= TAG_SLUG_BYTES) return slug;
  const mark = `-${digest(slug)}`;
  return fitting(slug, TAG_SLUG_BYTES - mark.length).replace(/-$/, "") + mark;
}

/** As many characters from the beginning as an address says with so many bytes. */
function fitting(text: string, bytes: number): string {
  let [fits, used] = ["", 0];
  for (const character of text) {
    used += encodeURIComponent(character).length;
    if (used > bytes) break;
    fits += character;
  }
  return fits;
}

/** Tells apart what begins alike (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Whether a text can be the id of a post: the CMS gives UUIDs. */
export function isPostId(text: string): boolean {
  return new RegExp(`^${POST_ID}$`).test(text);
}

type Tagged = { id: string; metaTags: string };

/** Up to `count` other posts: those that share most tags with the one, then the first of the list. */
export function relatedPosts<Post extends Tagged>(id: string, posts: Post[], count: number): Post[] {
  const slugs = (post: Tagged) => new Set(toTags(post.metaTags).map(tagSlug));
  const own = posts.find((post) => post.id === id);
  const tags = own ? slugs(own) : new Set<string>();
  return posts
    .filter((post) => post.id !== id)
    .map((post) => ({ post, shared: tags.size > 0 ? [...slugs(post)].filter((slug) => tags.has(slug)).length : 0 }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, count)
    .map(({ post }) => post);
}
