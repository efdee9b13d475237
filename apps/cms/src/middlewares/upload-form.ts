import { writeFile } from "node:fs/promises";
import path from "node:path";
import { RuleError } from "@repo/contract/http/errors";
import { readJsonObject } from "@repo/contract/http/json-body";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { fileTypeFromBlob } from "file-type";
import { namedByContent } from "../files/picture-name";
import { readForm } from "../files/read-form";
import { withUploadFolder } from "../files/upload-folder";

const MAX_BYTES = 26 * 1024 ** 2;
const SIGNATURE_BYTES = 4100;

/** Replaces Strapi's parser, which opens a file for each part of a form, however many there are. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const action = ctx.query.id || ctx.params.id ? "update" : "create";
    if (!ctx.state.userAbility.can(`plugin::upload.assets.${action}`)) return ctx.forbidden();

    const tooLarge = () => new RuleError("BODY_TOO_LARGE", "FileTooBig");
    await withUploadFolder(strapi, async (folder) => {
      let form: FormData;
      try {
        form = await readForm(ctx, folder, MAX_BYTES, tooLarge);
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        if (error.status === 413) return ctx.payloadTooLarge(error.message);
        throw new errors.ValidationError("The form can't be read.");
      }
      const sent = form.getAll("files").filter((value) => value instanceof File);
      const types = await Promise.all(sent.map(contentType));
      const files = await Promise.all(
        sent.map((file, index) => store(file, types[index], path.join(folder, `${index}`))),
      );
      const infos = form.getAll("fileInfo");
      const read = await Promise.all(infos.map((info) => readJsonObject(new Blob([info]).stream())));
      for (const [index, info] of read.entries()) {
        if (typeof info.name === "string") info.name = namedByContent(info.name, types[index]);
      }
      const fileInfo = read.length > 1 ? read : read[0];
      Object.assign(ctx.request, { files: { files }, body: { fileInfo } });
      await next();
    });
  };

const contentType = async (file: File) => (await fileTypeFromBlob(file.slice(0, SIGNATURE_BYTES)))?.mime;

async function store(file: File, type: string | undefined, filepath: string) {
  await writeFile(filepath, file.stream());
  const originalFilename = namedByContent(file.name, type);
  return {
    filepath,
    originalFilename,
    mimetype: originalFilename === file.name ? file.type : type,
    size: file.size,
  };
}
