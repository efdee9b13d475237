import { videoAddress } from "@repo/contract/page/video";
import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import { cleanPagePath, refusalOfPagePath } from "@repo/contract/site/page-path";
import { withMediaPaths } from "@repo/markdown/media-paths";
import { onWrite, type Write, written } from "../changes/on-write";
import { fieldError } from "../database/field-error";
import { cmsSettings } from "../settings";

const UID = "api::page.page";

type Section = { __component: string; text?: unknown; address?: unknown };
type Page = { path?: string | null; sections?: Section[] | null };

export const pages = onWrite(UID, {
  clean: [written<Page>(cleanSections), written<Page>(cleanPath)],
  check: [written<Page>(checkPath)],
  taken: ["path", "Another page has this address. Choose another."],
});

/** Of an embed code, which is longer than the column, keeps only the address. @throws {ValidationError} for too long a text. */
function cleanSections({ data: { sections } }: Write<Page>): void {
  if (!Array.isArray(sections)) return;
  for (const [index, section] of sections.entries()) {
    const { __component: kind, text, address } = section;
    if (kind === "section.video" && typeof address === "string") section.address = videoAddress(address);
    if (kind !== "section.rich-text" || typeof text !== "string") continue;
    if (isMarkdownTooLong({ description: text, format: "markdown" })) {
      throw fieldError(MARKDOWN_TOO_LONG, `sections.${index}.text`);
    }
    section.text = withMediaPaths(text, cmsSettings().cmsUrl);
  }
}

function cleanPath({ action, data }: Write<Page>): void {
  if (data.path) data.path = cleanPagePath(data.path);
  if (action === "clone") data.path ??= null;
}

/** @throws {ValidationError} for an address that a page can't have, or that another page has, published or not. */
async function checkPath({ strapi, action, documentId, data }: Write<Page>): Promise<void> {
  const { path } = data;
  if (!path) return;
  const where = { path, ...(action === "update" && { documentId: { $ne: documentId } }) };
  const refusal = refusalOfPagePath(path);
  if (refusal) throw fieldError(refusal, "path");
  const other = await strapi.db.query(UID).findOne({ select: ["title"], where });
  if (!other) return;
  const owner = other.title ? `The page “${other.title}”` : "Another page";
  throw fieldError(`${owner} has this address. Choose another.`, "path");
}
