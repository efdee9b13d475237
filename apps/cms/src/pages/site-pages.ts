import { uidOf } from "@repo/contract/page/content-types";
import { addressOf, PAGE_PATHS, PAGE_TYPES, type PageType } from "@repo/contract/site/addresses";
import type { Core, UID } from "@strapi/strapi";

export type SitePage = {
  uid: string;
  kind: string;
  documentId: string;
  title: string;
  path: string;
  state: "published" | "changed" | "draft";
  publishAt: string | null;
  unpublishAt: string | null;
};

type Row = {
  documentId: string;
  title: string;
  path: string;
  publishedAt: string | null;
  updatedAt: string;
  publishAt: string | null;
  unpublishAt: string | null;
};
type Link = { href?: string; submenu?: Link[] };

const FIELDS = ["documentId", "publishedAt", "updatedAt", "publishAt", "unpublishAt"];

/** Lists the pages that an editor may read: first those of the menu in its order, then the others. */
export async function listSitePages(
  strapi: Core.Strapi,
  canRead: (uid: UID.ContentType) => boolean,
): Promise<SitePage[]> {
  const types = PAGE_TYPES.filter((type) => canRead(uidOf(type)));
  const [menu, fixed, made] = await Promise.all([
    menuPaths(strapi),
    Promise.all(types.map((type) => fixedPage(strapi, type))),
    canRead(uidOf("page")) ? madePages(strapi) : [],
  ]);
  const place = ({ path }: SitePage) => (menu.includes(path) ? menu.indexOf(path) : menu.length);
  return [...fixed.flat(), ...made].sort((a, b) => place(a) - place(b));
}

/** The menu as it is in the draft, whose links may have fragments. */
async function menuPaths(strapi: Core.Strapi): Promise<string[]> {
  const header = await strapi.documents(uidOf("header")).findFirst({
    populate: { links: { populate: ["submenu"] }, button: true },
  });
  const { links = [], button } = (header ?? {}) as unknown as { links?: Link[]; button?: Link };
  return [...links.flatMap((link) => [link, ...(link.submenu ?? [])]), button ?? {}].map(
    ({ href = "" }) => href.split(/[?#]/, 1)[0] ?? "",
  );
}

async function fixedPage(strapi: Core.Strapi, type: PageType): Promise<SitePage[]> {
  const uid = uidOf(type);
  const { info } = strapi.contentType(uid);
  const rows = await strapi.db.query(uid).findMany({ select: FIELDS });
  const page = { title: info.displayName.replace(/^.*: /, ""), path: PAGE_PATHS[type] };
  return pagesOf(
    strapi,
    uid,
    // A page that nobody has saved yet has no row.
    (rows.length > 0 ? rows : [{ documentId: "" }]).map((row) => ({ ...row, ...page }) as Row),
  );
}

async function madePages(strapi: Core.Strapi): Promise<SitePage[]> {
  const uid = uidOf("page");
  const rows = await strapi.db
    .query(uid)
    .findMany({ select: [...FIELDS, "title", "path"], orderBy: [{ title: "asc" }, { id: "asc" }] });
  return pagesOf(
    strapi,
    uid,
    rows.map((row) => ({ ...row, path: addressOf("page", row) })),
  );
}

function pagesOf(strapi: Core.Strapi, uid: UID.ContentType, rows: Row[]): SitePage[] {
  const published = new Map(rows.flatMap((row) => (row.publishedAt ? [[row.documentId, row]] : [])));
  return rows
    .filter(({ publishedAt }) => !publishedAt)
    .map(({ documentId, title, path, updatedAt, publishAt, unpublishAt }) => {
      const shown = published.get(documentId);
      const isChanged = shown && updatedAt > shown.updatedAt;
      const state = isChanged ? "changed" : shown ? "published" : "draft";
      const kind = String(strapi.contentType(uid).kind);
      return { uid, kind, documentId, title, path, state, publishAt, unpublishAt };
    });
}
