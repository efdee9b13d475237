import { POST_ID } from "../site/addresses";
import { toTags } from "../text/lines";
import { cleanText } from "../text/text";

export const POSTS_PER_PAGE = 24;

export const TAGS_SHOWN = 3;

/** The specification wants the same for every post. */
export const READ_TIME = "5 min read";

const METADATA_CHARACTERS = 160;

export const TEASER_CHARACTERS = METADATA_CHARACTERS;

/** Next.js names a page's file after its address, and a file name has at most 255 bytes. */
const TAG_SLUG_BYTES = 150;

const EXCERPT_CHARACTERS = 400;

/** Returns the first 160 characters, as specified. The outer `cleanText` drops half a surrogate pair at the end. */
export function metadataDescription(description: string): string {
  return cleanText(cleanText(description.slice(0, 2 * METADATA_CHARACTERS)).slice(0, METADATA_CHARACTERS));
}

export function excerpt(description: string): string {
  return cleanText(description.slice(0, EXCERPT_CHARACTERS)).replace(/\s+/g, " ").trim();
}

/** Makes `ui-ux-design` of `UI/UX Design`. `C++` must differ from `C`, and `.NET` from `NET`. */
export function tagSlug(tag: string): string {
  const words = withSpokenSymbols(tag.normalize("NFKC").toLowerCase())
    .normalize("NFKC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const slug = words || [...tag].map((character) => character.codePointAt(0)?.toString(16)).join("-");
  if (encodeURIComponent(slug).length <= TAG_SLUG_BYTES) return slug;
  const mark = `-${digest(slug)}`;
  return fitting(slug, TAG_SLUG_BYTES - mark.length).replace(/-$/, "") + mark;
}

export function withSpokenSymbols(name: string): string {
  return name
    .replaceAll("+", " plus ")
    .replaceAll("#", " sharp ")
    .replace(/(?<!\S)\.(?=\p{L})/gu, "dot ");
}

function fitting(text: string, bytes: number): string {
  let [fits, used] = ["", 0];
  for (const character of text) {
    used += encodeURIComponent(character).length;
    if (used > bytes) break;
    fits += character;
  }
  return fits;
}

function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

export function isPostId(text: string): boolean {
  return new RegExp(`^${POST_ID}$`).test(text);
}

type Tagged = { id: string; metaTags: string };

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
