import { Clock, PriceTag } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { registerField } from "../fields/register-field";

export const TIME_ZONE_FIELD = "global::time-zone";
export const CURRENCY_FIELD = "global::currency";

export function registerRegion(app: StrapiApp): void {
  registerField(app, {
    name: "time-zone",
    type: "string",
    label: "Time zone",
    description: "A place by whose clocks people work",
    icon: Clock,
    load: async () => (await import("./known-input")).TimeZoneInput,
  });
  registerField(app, {
    name: "currency",
    type: "string",
    label: "Currency",
    description: "Three letters of ISO 4217",
    icon: PriceTag,
    load: async () => (await import("./known-input")).CurrencyInput,
  });
}
