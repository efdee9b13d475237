import type { UID } from "@strapi/strapi";

/** A media library file to be deleted. */
export type LibraryFile = { id: number; name: string; url: string };

/** `trail`: the field of the entry, then those of its components, each with the type or component that has it. */
export type Trail = { model: UID.Schema; field: string }[];

/** The row of an entry or component that shows a file. */
export type Place = { file: LibraryFile; model: UID.Schema; id: number; trail: Trail };

/** As the panel shows it. */
export type PictureUse = { file: string; type: string; title: string; field: string };
