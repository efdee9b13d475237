import { RuleError } from "@repo/contract/http/errors";
import { FORM_FIELDS_BYTES } from "@repo/contract/http/limited-body";
import { PICTURE_MAX_MB, PICTURE_TOO_LARGE } from "@repo/contract/page/picture";
import { type Handlers, refuseDisconnected } from "../access/operations";
import { existingPicture, listPictures, picturesNamed, uploadPicture } from "./pictures";
import { withForm } from "./read-form";

const MAX_BYTES = PICTURE_MAX_MB * 1024 ** 2 + FORM_FIELDS_BYTES;

const tooLarge = () => new RuleError("BODY_TOO_LARGE", PICTURE_TOO_LARGE);

export const pictureOperations = {
  "GET /api/pictures": ({ strapi, query }) => picturesNamed(strapi, query.names),
  "GET /api/dashboard/pictures": ({ strapi, query }) => listPictures(strapi, query),
  "GET /api/dashboard/pictures/named": ({ strapi, query }) => picturesNamed(strapi, query.names),
  "GET /api/dashboard/pictures/:id": ({ strapi, ids }) => existingPicture(strapi, Number(ids.id)),
  "POST /api/dashboard/pictures": ({ strapi, ctx }) =>
    withForm(ctx, MAX_BYTES, tooLarge, async (form) => {
      await refuseDisconnected(ctx);
      return uploadPicture(strapi, form);
    }),
} satisfies Partial<Handlers>;
