import type { UID } from "@strapi/strapi";

export type LibraryFile = { id: number; name: string; url: string };

type Trail = { model: UID.Schema; field: string }[];

export type Place = { file: LibraryFile; model: UID.Schema; id: number; trail: Trail };

export type PictureUse = { file: string; type: string; title: string; field: string };
