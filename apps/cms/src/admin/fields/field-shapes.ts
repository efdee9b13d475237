import type { StrapiApp } from "@strapi/strapi/admin";
import { COLORS_FIELD } from "../colors/register-colors";
import { CURRENCY_FIELD, TIME_ZONE_FIELD } from "../region/register-region";

const HOOK = "Admin/CM/pages/EditView/mutate-edit-view-layout";

/** Names of fields that are stored as texts of any length, but never have several lines. */
const ONE_LINE = ["title", "question", "details", "metaTags"];
const YEARS = ["foundingYear"];
const WITHOUT_SEPARATORS = "en-US-u-va-posix";

/** Inputs of our own, by the component that is drawn as one or by the component's field. */
const OWN_INPUTS: Record<string, string> = {
  "site.colors": COLORS_FIELD,
  "site.region.timeZone": TIME_ZONE_FIELD,
  "site.region.salaryCurrency": CURRENCY_FIELD,
};

type Field = { name: string; type: string; attribute?: { component?: string } };
type Component = { layout: Field[][] };
type Hooked = { layout: { layout: Field[][][]; components: Record<string, Component> } };

export function registerFieldShapes(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(HOOK, ({ layout, ...hooked }: Hooked) => ({
    ...hooked,
    layout: {
      ...layout,
      layout: layout.layout.map((panel) => panel.map((row) => row.map(shaped))),
      components: Object.fromEntries(
        Object.entries(layout.components).map(([uid, component]) => [uid, withOwnInputs(uid, component)]),
      ),
    },
  }));
}

function shaped(field: Field): Field & { locale?: string } {
  if (field.type === "text" && ONE_LINE.includes(field.name)) return { ...field, type: "string" };
  if (YEARS.includes(field.name)) return { ...field, locale: WITHOUT_SEPARATORS };
  return withOwnInput(field, field.attribute?.component ?? "");
}

const withOwnInputs = (uid: string, component: Component): Component => ({
  ...component,
  layout: component.layout.map((row) => row.map((field) => withOwnInput(field, `${uid}.${field.name}`))),
});

function withOwnInput(field: Field, key: string): Field {
  const customField = OWN_INPUTS[key];
  return customField ? ({ ...field, attribute: { ...field.attribute, customField } } as Field) : field;
}
