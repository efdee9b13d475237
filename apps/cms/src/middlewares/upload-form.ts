import { writeFile } from "node:fs/promises";
import path from "node:path";
import { RuleError } from "@repo/contract/http/errors";
import { readJsonObject } from "@repo/contract/http/json-body";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { withUploadFolder } from "../files/upload-folder";
import { readForm } from "../submissions/read-form";
import { refuseShape } from "./body-shape";

const MAX_BYTES = 26 * 1024 ** 2;

/** Replaces Strapi's parser, which opens a file for each part of a form, however many there are. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const action = ctx.query.id || ctx.params.id ? "update" : "create";
    if (!ctx.state.userAbility.can(`plugin::upload.assets.${action}`)) return ctx.forbidden();

    const tooLarge = () => new RuleError("BODY_TOO_LARGE", "FileTooBig");
    let form: FormData;
    try {
      form = await readForm(ctx, MAX_BYTES, tooLarge);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      if (error.status === 413) return ctx.payloadTooLarge(error.message);
      throw new errors.ValidationError("The form can't be read.");
    }
    await withUploadFolder(strapi, async (folder) => {
      const sent = form.getAll("files").filter((value) => value instanceof File);
      const files = await Promise.all(sent.map((file, index) => store(file, folder, index)));
      const infos = form.getAll("fileInfo");
      for (const info of infos) refuseShape(await readJsonObject(new Blob([info]).stream(), MAX_BYTES));
      const fileInfo = infos.length > 1 ? infos : infos[0];
      Object.assign(ctx.request, { files: { files }, body: { fileInfo } });
      await next();
    });
  };

async function store(file: File, folder: string, index: number) {
  const filepath = path.join(folder, String(index));
  await writeFile(filepath, file.stream());
  return { filepath, originalFilename: file.name, mimetype: file.type, size: file.size };
}
