import type { StrapiApp } from "@strapi/strapi/admin";

const HOOK = "Admin/CM/pages/EditView/mutate-edit-view-layout";

/** Names of fields that are stored as texts of any length, but never have several lines. */
const ONE_LINE = ["title", "question", "details", "metaTags"];

type Field = { name: string; type: string };
type Hooked = { layout: { layout: Field[][][] } };

export function registerOneLineFields(app: Pick<StrapiApp, "registerHook">): void {
  const oneLine = (field: Field) =>
    field.type === "text" && ONE_LINE.includes(field.name) ? { ...field, type: "string" } : field;
  app.registerHook(HOOK, ({ layout, ...hooked }: Hooked) => ({
    ...hooked,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.map(oneLine))) },
  }));
}
