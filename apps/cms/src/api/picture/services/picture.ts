import { type List, readListQuery } from "@repo/contract/http/list";
import { readBody } from "@repo/contract/http/read-body";
import { OPERATIONS } from "@repo/contract/operations/table";
import { readFileName } from "@repo/contract/page/media";
import { type LibraryPicture, PICTURES_PER_PAGE, PICTURES_PER_POST } from "@repo/contract/page/picture";
import type { Core } from "@strapi/strapi";
import { foldRows } from "../../../database/folded-columns";
import { pageOf, search } from "../../../database/list";
import { storePicture } from "../../../files/store-picture";

const FIELDS = ["id", "name", "url", "alternativeText", "width", "height", "focalPoint"] as const;
/** PostgreSQL refuses to compare an id with a larger number. */
const MAX_ID = 2 ** 31;
const PICTURE = { mime: { $startsWith: "image/" } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const files = strapi.db.query("plugin::upload.file");

  return {
    async list(query: Record<string, unknown>): Promise<List<LibraryPicture>> {
      const asked = readListQuery(query, { pageSize: PICTURES_PER_PAGE, sortable: ["createdAt"], sort: "-createdAt" });
      await foldRows(strapi, "plugin::upload.file");
      const pictures = strapi.db.connection("files").whereLike("mime", "image/%").whereNot("mime", "image/svg+xml");
      const found = search(pictures, asked.q);
      const page = await pageOf(found, asked, {
        columns: ["id"],
        sortable: { createdAt: "created_at" },
        toItem: (row: { id: number }) => row.id,
      });
      const items: LibraryPicture[] = await files.findMany({ select: [...FIELDS], where: { id: { $in: page.items } } });
      return { ...page, items: page.items.flatMap((id) => items.find((item) => item.id === id) ?? []) };
    },

    async named(names: unknown): Promise<LibraryPicture[]> {
      const asked = String(names ?? "")
        .split(",")
        .slice(0, PICTURES_PER_POST)
        .map((name) => readFileName(name).original);
      const hashes = asked.map((name) => name.replace(/\.[^.]*$/, ""));
      const replaced = hashes.map((hash) => ({ hash: { $startsWith: `${hash}-` } }));
      const found: LibraryPicture[] = await files.findMany({
        select: [...FIELDS],
        where: { ...PICTURE, $or: [{ hash: { $in: hashes } }, ...replaced] },
      });
      return found.filter(({ url }) => asked.includes(readFileName(url).original));
    },

    async find(id: number): Promise<LibraryPicture | null> {
      return Number.isInteger(id) && Math.abs(id) < MAX_ID
        ? files.findOne({ select: [...FIELDS], where: { ...PICTURE, id } })
        : null;
    },

    async upload(form: FormData): Promise<LibraryPicture | null> {
      const { file, alternativeText } = readBody(
        OPERATIONS["POST /api/dashboard/pictures"].body,
        Object.fromEntries(form),
      );
      return this.find(await storePicture(strapi, file, alternativeText));
    },
  };
};
