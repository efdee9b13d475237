import { Link } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { registerField } from "../fields/register-field";

export function registerSiteAddress(app: StrapiApp): void {
  registerField(app, {
    name: "site-address",
    type: "string",
    label: "Address",
    description: "A page of the site, or another address",
    icon: Link,
    load: async () => (await import("./site-address-input")).SiteAddressInput,
  });
}
