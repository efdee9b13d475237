import type { Schema, UID } from "@strapi/strapi";

/** `file` is below `seed/images`, or an absolute path. `alt` is empty for decorative icons and marks. */
export type Picture = { file: string; alt: string; name?: string };

type SetByStrapi = "id" | "documentId" | "locale" | "localizations" | `${"created" | "updated"}${"At" | "By"}`;

type Value<Attribute> = Attribute extends { type: "media" }
  ? Picture | string
  : Attribute extends { type: "component"; component: infer Uid extends UID.Component; repeatable?: infer Many }
    ? Many extends true
      ? Seed<Uid>[]
      : Seed<Uid>
    : Attribute extends { type: "relation" }
      ? string
      : Attribute extends Schema.Attribute.AnyAttribute
        ? Schema.Attribute.Value<Attribute>
        : never;

type IsRequired<Attribute> = Attribute extends { required: true } ? true : false;

type Values<All> = {
  [Name in keyof All as IsRequired<All[Name]> extends true ? Name : never]: Value<All[Name]>;
} & { [Name in keyof All as IsRequired<All[Name]> extends true ? never : Name]?: Value<All[Name]> };

/** What an entry or a component is made of, by its schema. A picture that is named by a text is an icon: `shield-check`. */
export type Seed<Uid extends UID.Schema> = Values<Omit<Schema.Attributes<Uid>, SetByStrapi>>;
