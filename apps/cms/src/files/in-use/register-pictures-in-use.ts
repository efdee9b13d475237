import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { LibraryFile } from "./picture-use";
import { refuseUsed } from "./refuse-used";

export function registerPicturesInUse(strapi: Core.Strapi): void {
  const uploads = strapi.plugin("upload").service("upload");
  const remove = uploads.remove.bind(uploads);
  uploads.remove = async (file: LibraryFile) => {
    const ctx: Context | undefined = strapi.requestContext.get();
    if (!ctx?.state.mayDeleteFiles) await refuseUsed(strapi, [file], ctx && callerOf(ctx));
    return remove(file);
  };
}

export function callerOf({ state }: Context): string | undefined {
  const id = state.auth?.credentials?.id ?? state.user?.id;
  return id === undefined ? undefined : `${state.auth?.strategy?.name}-${id}`;
}
