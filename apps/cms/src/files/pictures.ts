import { RuleError } from "@repo/contract/http/errors";
import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import { readFileName } from "@repo/contract/page/media";
import { type LibraryPicture, PICTURES_PER_PAGE, PICTURES_PER_POST, pictureSchema } from "@repo/contract/page/picture";
import type { Core } from "@strapi/strapi";
import { foldRows } from "../database/folded-columns";
import { pageOf, search } from "../database/list";
import { storePicture } from "./store-picture";

const FIELDS = ["id", "name", "url", "alternativeText", "width", "height", "focalPoint"] as const;
/** PostgreSQL refuses to compare an id with a larger number. */
const MAX_ID = 2 ** 31;
const PICTURE = { mime: { $startsWith: "image/" } };

const files = (strapi: Core.Strapi) => strapi.db.query("plugin::upload.file");

export async function listPictures(strapi: Core.Strapi, query: Record<string, unknown>): Promise<List<LibraryPicture>> {
  const asked = readListQuery(query, { pageSize: PICTURES_PER_PAGE, sortable: ["createdAt"], sort: "-createdAt" });
  await foldRows(strapi, "plugin::upload.file");
  const pictures = strapi.db.connection("files").whereLike("mime", "image/%").whereNot("mime", "image/svg+xml");
  const page = await pageOf(search(pictures, asked.q), asked, {
    columns: ["id"],
    sortable: { createdAt: "created_at" },
    toItem: (row: { id: number }) => row.id,
  });
  const where = { id: { $in: page.items } };
  const items: LibraryPicture[] = await files(strapi).findMany({ select: [...FIELDS], where });
  return { ...page, items: page.items.flatMap((id) => items.find((item) => item.id === id) ?? []) };
}

export async function picturesNamed(strapi: Core.Strapi, names: unknown): Promise<LibraryPicture[]> {
  const asked = String(names ?? "")
    .split(",")
    .slice(0, PICTURES_PER_POST)
    .map((name) => readFileName(name).original);
  const hashes = asked.map((name) => name.replace(/\.[^.]*$/, ""));
  const replaced = hashes.map((hash) => ({ hash: { $startsWith: `${hash}-` } }));
  const found: LibraryPicture[] = await files(strapi).findMany({
    select: [...FIELDS],
    where: { ...PICTURE, $or: [{ hash: { $in: hashes } }, ...replaced] },
  });
  return found.filter(({ url }) => asked.includes(readFileName(url).original));
}

export async function findPicture(strapi: Core.Strapi, id: number): Promise<LibraryPicture | null> {
  return Number.isInteger(id) && Math.abs(id) < MAX_ID
    ? files(strapi).findOne({ select: [...FIELDS], where: { ...PICTURE, id } })
    : null;
}

export async function existingPicture(strapi: Core.Strapi, id: number): Promise<LibraryPicture> {
  const picture = await findPicture(strapi, id);
  if (!picture) throw new RuleError("NOT_FOUND");
  return picture;
}

export async function uploadPicture(strapi: Core.Strapi, form: FormData): Promise<LibraryPicture> {
  const { file, alternativeText } = readBody(pictureSchema, Object.fromEntries(form));
  return existingPicture(strapi, await storePicture(strapi, file, alternativeText));
}
