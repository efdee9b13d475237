import { ADDRESSES, type Addressed } from "../site/addresses";

export type ContentType = Addressed | "faq" | "form";

export const CONTENT_TYPES: readonly ContentType[] = [...(Object.keys(ADDRESSES) as Addressed[]), "faq", "form"];

export const CONTENT_TAGS = [...CONTENT_TYPES, "media", "published-pages", "redirect"] as const;

export type ContentTag = (typeof CONTENT_TAGS)[number];

type Uid<Type extends ContentType> = Type extends ContentType ? `api::${Type}.${Type}` : never;

export const uidOf = <Type extends ContentType>(type: Type) => `api::${type}.${type}` as Uid<Type>;
