import { Link } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";

export function registerSiteAddress(app: StrapiApp): void {
  app.customFields.register({
    name: "site-address",
    type: "string",
    intlLabel: { id: "site-address.label", defaultMessage: "Address" },
    intlDescription: { id: "site-address.description", defaultMessage: "A page of the site, or another address" },
    icon: Link,
    components: { Input: loadInput },
  });
}

async function loadInput() {
  const { SiteAddressInput } = await import("./site-address-input");
  return { default: SiteAddressInput as ComponentType };
}
