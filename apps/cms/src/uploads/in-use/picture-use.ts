import type { UID } from "@strapi/strapi";

/** A file of the media library, as it is deleted. */
export type LibraryFile = { id: number; name: string; url: string };

/** `trail`: the field of the entry, then those of its components, each with the type or component that has it. */
export type Trail = { model: UID.Schema; field: string }[];

/** An entry or a component that shows a file, as a row. */
export type Place = { file: LibraryFile; model: UID.Schema; id: number; trail: Trail };

/** In words that the panel shows. */
export type PictureUse = { file: string; type: string; title: string; field: string };
