import type { Core } from "@strapi/strapi";

const UID = "api::job.job";

/** A draft and its published version are two rows with the same slug, hence one partial index for each. */
export async function ensureUniqueSlugs(strapi: Core.Strapi): Promise<void> {
  for (const [kind, published] of [
    ["draft", { $null: true }],
    ["published", { $notNull: true }],
  ] as const) {
    await tellApart(strapi, published);
    const condition = kind === "draft" ? "is null" : "is not null";
    await strapi.db.connection.raw(
      `create unique index if not exists jobs_${kind}_slug on jobs (slug) where published_at ${condition}`,
    );
  }
}

async function tellApart(strapi: Core.Strapi, publishedAt: object): Promise<void> {
  const jobs = strapi.db.query(UID);
  const seen = new Set<string>();
  for (const { id, slug, documentId } of await jobs.findMany({ where: { publishedAt }, orderBy: { id: "asc" } })) {
    if (seen.has(slug)) {
      await jobs.updateMany({ where: { id }, data: { slug: `${slug}-${documentId.slice(0, 8)}` } });
    }
    seen.add(slug);
  }
}
