import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/** The limit of the column, and of what Strapi takes as the name of the file itself. */
const MAX_CHARACTERS = 255;

type Info = { name?: unknown } | null;
type Request = { data: { fileInfo?: Info | Info[] } };

/** Strapi makes an address of a file's name in quadratic time, so its length is limited. @throws {ValidationError} */
export function limitFileNames(strapi: Core.Strapi): void {
  const service = strapi.plugin("upload").service("upload");
  const { upload, replace, updateFileInfo } = service;

  service.upload = (request: Request, options?: object) => {
    checkName(request.data.fileInfo);
    return upload(request, options);
  };
  service.replace = (id: number, request: Request, options?: object) => {
    checkName(request.data.fileInfo);
    return replace(id, request, options);
  };
  service.updateFileInfo = (id: number, info: Info, options?: object) => {
    checkName(info);
    return updateFileInfo(id, info, options);
  };
}

function checkName(info: Info | Info[] | undefined): void {
  if ([info].flat().some((each) => typeof each?.name === "string" && each.name.length > MAX_CHARACTERS)) {
    throw new errors.ValidationError(`The name of a file has at most ${MAX_CHARACTERS} characters.`);
  }
}
