import { Avatar } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";

const HOOK = "Admin/CM/pages/ListView/inject-column-in-table";

type File = { url: string; name: string; alternativeText?: string | null; formats?: { thumbnail?: { url: string } } };
type Row = Record<string, unknown>;
type Column = {
  name: string;
  attribute: { type: string; multiple?: boolean; allowedTypes?: string[] };
  cellFormatter?: (row: Row) => unknown;
};

/** Shows pictures in lists on white: Strapi's ground is the primary colour, which is also the icons'. */
export function addPictureColumns(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(HOOK, ({ displayedHeaders, ...list }: { displayedHeaders: Column[] }) => ({
    ...list,
    displayedHeaders: displayedHeaders.map((column) =>
      isPicture(column)
        ? { ...column, cellFormatter: (row: Row) => <Picture file={row[column.name] as File | null} /> }
        : column,
    ),
  }));
}

function isPicture({ attribute: { type, multiple, allowedTypes } }: Column): boolean {
  return type === "media" && !multiple && String(allowedTypes) === "images";
}

function Picture({ file }: { file: File | null }) {
  if (!file) return "-";
  const label = file.alternativeText || file.name;
  return (
    <Avatar.Item
      src={file.formats?.thumbnail?.url ?? file.url}
      alt={label}
      fallback={label}
      preview
      style={{ background: "white", borderRadius: "0.4rem" }}
    />
  );
}
