import { SELECTION_MAX } from "@repo/contract/application/selection";
import type { Core, UID } from "@strapi/strapi";
import { refuseShape } from "../access/body-shape";
import { fieldError } from "../database/field-error";

const MAX_CHARACTERS = 10_000;
/** Length of a column for short texts. Strapi checks it itself, except for the type uid. */
const ADDRESS_CHARACTERS = 255;
const MAX_ITEMS = 1_000;

const LONG_TEXTS = new Set(["text", "richtext", "blocks", "json", "customField"]);
/** Names under which Strapi and our plugins send the fields of an entry. */
const ENVELOPES = new Set(["data", "values"]);

/** Types of entries on routes that don't have the type as a parameter. */
const ENTRIES: Record<string, UID.ContentType> = {
  "/api/dashboard/jobs": "api::job.job",
  "/api/dashboard/jobs/:id": "api::job.job",
  "/post-text/preview": "api::blog-post.blog-post",
};

type Layer = {
  path: string;
  methods: string[];
  captures(path: string): string[];
  params(path: string, captures: string[]): Record<string, string>;
};
type Attributes = Record<string, { type: string; component?: string }>;
type Found = { at: string[]; most: string };

/**
 * Strapi and its libraries match texts with regular expressions and compare items with each other, so only fields that
 * are declared as long may be long, and only on routes that take entries of their type.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const types = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  const attributes = new Map(types.map(({ uid, attributes }) => [uid as string, attributes as Attributes]));

  return (ctx, next) => {
    // Strapi's controllers read the body without checking that there is one.
    if (!ctx.request.length && !ctx.get("transfer-encoding")) ctx.request.body ??= {};
    const { body } = ctx.request;
    if (typeof body !== "object" || body === null) return next();
    refuseShape(body);

    const { pathAndMethod }: { pathAndMethod: Layer[] } = strapi.server.router.match(ctx.path, ctx.method);
    const layer = pathAndMethod.find(({ methods }) => methods.length > 0);
    const route = layer?.path ?? "";
    const { model, uid } = layer?.params(ctx.path, layer.captures(ctx.path)) ?? {};
    const type = ENTRIES[route] ?? model ?? uid ?? (body as { contentTypeUID?: unknown }).contentTypeUID;
    const isStored = /^\/content-manager\/(collection|single)-types\//.test(route);
    const items = route.startsWith("/api/") ? SELECTION_MAX : MAX_ITEMS;
    const found = beyond(body, attributesOf(type), []);
    if (found)
      throw fieldError(`${found.at.join(".") || "A name"} must have at most ${found.most}.`, found.at.join("."));
    return next();

    function beyond(value: unknown, known: Attributes, at: string[]): Found | undefined {
      if (typeof value === "string") return beyondLength(value, MAX_CHARACTERS, at);
      if (typeof value !== "object" || value === null) return undefined;
      if (Array.isArray(value) && value.length > items) return { at, most: `${items} items` };
      const own = "__component" in value ? attributesOf(value.__component) : known;
      for (const [name, inner] of Object.entries(value)) {
        const found = beyondLength(name, MAX_CHARACTERS, at) ?? beyondField(name, inner, own, [...at, name]);
        if (found) return found;
      }
      return undefined;
    }

    function beyondField(name: string, value: unknown, known: Attributes, at: string[]): Found | undefined {
      if (ENVELOPES.has(name) || /^\d+$/.test(name)) return beyond(value, known, at);
      const { type = "", component }: Partial<Attributes[string]> = Object.hasOwn(known, name)
        ? (known[name] ?? {})
        : {};
      if (LONG_TEXTS.has(type)) return undefined;
      // Strapi looks up the row by this value, whatever it is.
      if (isStored && name === "id" && typeof value === "object" && value !== null) return { at, most: "one value" };
      if (isStored && type === "uid" && typeof value === "string") return beyondLength(value, ADDRESS_CHARACTERS, at);
      return beyond(value, attributesOf(component), at);
    }
  };

  function attributesOf(uid: unknown): Attributes {
    return (typeof uid === "string" && attributes.get(uid)) || {};
  }
};

function beyondLength(text: string, characters: number, at: string[]): Found | undefined {
  return text.length > characters ? { at, most: `${characters} characters` } : undefined;
}
