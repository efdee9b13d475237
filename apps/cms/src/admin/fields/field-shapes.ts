import type { StrapiApp } from "@strapi/strapi/admin";

const HOOK = "Admin/CM/pages/EditView/mutate-edit-view-layout";

/** Names of fields that are stored as texts of any length, but never have several lines. */
const ONE_LINE = ["title", "question", "details", "metaTags"];
const YEARS = ["foundingYear"];
const WITHOUT_SEPARATORS = "en-US-u-va-posix";

type Field = { name: string; type: string };
type Hooked = { layout: { layout: Field[][][] } };

export function registerFieldShapes(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(HOOK, ({ layout, ...hooked }: Hooked) => ({
    ...hooked,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(shaped))) },
  }));
}

function shaped(field: Field): Field & { locale?: string } {
  if (field.type === "text" && ONE_LINE.includes(field.name)) return { ...field, type: "string" };
  if (YEARS.includes(field.name)) return { ...field, locale: WITHOUT_SEPARATORS };
  return field;
}
