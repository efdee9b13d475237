import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";

type Field = {
  name: string;
  type: "json" | "string" | "text";
  label: string;
  description: string;
  icon: ComponentType;
  load: () => Promise<unknown>;
};

/** Registers a custom field of the panel. The CMS must register the same name and type. */
export function registerField(app: StrapiApp, { name, type, label, description, icon, load }: Field): void {
  const loadInput = async () => ({ default: (await load()) as ComponentType });
  app.customFields.register({
    name,
    type,
    intlLabel: { id: `${name}.label`, defaultMessage: label },
    intlDescription: { id: `${name}.description`, defaultMessage: description },
    icon,
    components: { Input: loadInput },
  });
}
