import { PaintBrush } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { registerField } from "../fields/register-field";

export const COLORS_FIELD = "global::brand-colors";

export function registerColors(app: StrapiApp): void {
  registerField(app, {
    name: "brand-colors",
    type: "json",
    label: "Colours",
    description: "Colours that can be read on one another",
    icon: PaintBrush,
    load: async () => (await import("./colors-input")).ColorsInput,
  });
}
