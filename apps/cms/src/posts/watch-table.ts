import type { Core } from "@strapi/strapi";
import { contentChanged } from "../changes/content-changed";

const TABLE = "blog_posts";

let wasThere = true;

export async function checkBlogTable(strapi: Core.Strapi): Promise<void> {
  const isThere = await strapi.db.connection.schema.hasTable(TABLE);
  if (isThere === wasThere) return;
  wasThere = isThere;
  await contentChanged(strapi, { types: ["blog-post"], documents: "any" });
}
