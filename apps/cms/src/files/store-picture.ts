import { writeFile } from "node:fs/promises";
import path from "node:path";
import { RuleError } from "@repo/contract/http/errors";
import { NO_PICTURE, PICTURE_TYPES } from "@repo/contract/page/picture";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { fileTypeFromBuffer } from "file-type";
import { isHarmless } from "./check-media";
import { withUploadFolder } from "./upload-folder";

/** Decides the type by the content, not the name. @returns the ID. @throws {RuleError} VALIDATION_FAILED */
export async function storePicture(strapi: Core.Strapi, file: File, alternativeText: string): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !PICTURE_TYPES.includes(type.mime)) throw refused(NO_PICTURE);

  return withUploadFolder(strapi, async (folder) => {
    const filepath = path.join(folder, "picture");
    await writeFile(filepath, bytes);
    const name = `${path.parse(file.name).name || "picture"}.${type.ext}`;
    const upload = { filepath, originalFilename: name, mimetype: type.mime, size: bytes.length };
    const [picture] = await strapi
      .plugin("upload")
      .service("upload")
      .upload({ data: { fileInfo: { name, alternativeText } }, files: upload })
      .catch((error: Error) => {
        throw error instanceof errors.ValidationError ? refused(isHarmless(error) ? error.message : NO_PICTURE) : error;
      });
    return picture.id;
  });
}

const refused = (message: string) => new RuleError("VALIDATION_FAILED", undefined, { file: message });
