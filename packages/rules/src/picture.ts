import * as z from "zod/mini";
import { line } from "./application";
import { RuleError } from "./errors";
import { BodyTooLarge } from "./limited-body";
import { FORM_FIELDS_BYTES, readLimitedForm } from "./limited-form";

export type LibraryPicture = {
  id: number;
  name: string;
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  focalPoint: unknown;
};

/** What a post can show, and names of files that fit into one address. */
export const PICTURES_PER_POST = 50;

export const PICTURES_PER_PAGE = 12;

const PICTURE_MAX_MB = 20;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
export const NO_PICTURE = "Choose a picture: JPEG, PNG, WebP, AVIF or GIF.";
const PICTURE_TOO_LARGE = `A picture may have at most ${PICTURE_MAX_MB} MB.`;

export const pictureSchema = z.object({
  file: z
    .instanceof(File, { error: NO_PICTURE })
    .check(z.minSize(1, NO_PICTURE), z.maxSize(PICTURE_MAX_MB * 1024 ** 2, PICTURE_TOO_LARGE)),
  alternativeText: line("Alternative text", 500),
});

/** @throws {RuleError} BODY_TOO_LARGE, or VALIDATION_FAILED when it is no form. */
export async function readPictureForm(body: ReadableStream<Uint8Array> | null, contentType: string): Promise<FormData> {
  try {
    return await readLimitedForm(body, contentType, PICTURE_MAX_MB * 1024 ** 2 + FORM_FIELDS_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new RuleError("BODY_TOO_LARGE", PICTURE_TOO_LARGE);
    throw new RuleError("VALIDATION_FAILED", undefined, { file: NO_PICTURE });
  }
}
