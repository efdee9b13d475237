import * as z from "zod/mini";
import { line } from "../text/fields";

export type LibraryPicture = {
  id: number;
  name: string;
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  focalPoint: unknown;
};

export const PICTURES_PER_POST = 50;

export const PICTURES_PER_PAGE = 12;

export const PICTURE_MAX_MB = 20;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
export const NO_PICTURE = "Choose a picture: JPEG, PNG, WebP, AVIF or GIF.";
export const PICTURE_TOO_LARGE = `A picture may have at most ${PICTURE_MAX_MB} MB.`;

export const pictureSchema = z.object({
  file: z
    .instanceof(File, { error: NO_PICTURE })
    .check(z.minSize(1, NO_PICTURE), z.maxSize(PICTURE_MAX_MB * 1024 ** 2, PICTURE_TOO_LARGE)),
  alternativeText: line("Alternative text", 500),
});
