import type { Schema } from "@strapi/strapi";

type Attribute = Schema.Attribute.AnyAttribute;

const TEXTS = ["string", "text", "richtext", "uid", "email"];
const NUMBERS = ["integer", "decimal", "float", "biginteger"];

/** Returns a value for a required field that is still empty in a draft: GraphQL takes no null there. */
export function emptyValue(attribute: Attribute): unknown {
  if (TEXTS.includes(attribute.type)) return "";
  if (NUMBERS.includes(attribute.type)) return 0;
  if (attribute.type === "boolean") return false;
  if (attribute.type === "enumeration") return attribute.enum[0];
  if (attribute.type === "date") return "1970-01-01";
  if (attribute.type === "component") return attribute.repeatable ? [] : { id: 0 };
  if (attribute.type === "dynamiczone") return [];
  if (attribute.type === "media" && attribute.multiple) return [];
  if (attribute.type === "media") return { documentId: "", url: "" };
  return null;
}
