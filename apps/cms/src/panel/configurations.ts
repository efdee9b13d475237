import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";

type Metadata = { edit?: { label?: string }; list?: { label?: string } };
type Configuration = { settings?: object; metadatas?: Record<string, Metadata> };
type Model = { uid: string; config?: Configuration };
type Digests = Record<string, string>;

const SETTINGS = { bulkable: true, filterable: true, searchable: true, pageSize: 20 };

const models = (strapi: Core.Strapi) =>
  [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)] as Model[];

const DATES = { createdAt: { list: { label: "Created" } }, updatedAt: { list: { label: "Updated" } } };

export function completeConfigurations(strapi: Core.Strapi): void {
  for (const { config } of models(strapi)) {
    if (!config?.metadatas) continue;
    config.settings = { ...SETTINGS, ...config.settings };
    for (const metadata of Object.values(config.metadatas)) metadata.list = { label: metadata.edit?.label };
    config.metadatas = { ...DATES, ...config.metadatas };
  }
}

/** Replaces a stored configuration once after each change in the code; later edits by administrators stay. */
export async function applyConfigurations(strapi: Core.Strapi): Promise<void> {
  const applied = strapi.store({ type: "core", name: "panel_configurations" });
  const before = ((await applied.get({ key: "digests" })) ?? {}) as Digests;
  const digests: Digests = Object.fromEntries(
    models(strapi)
      .filter(({ config }) => config?.metadatas)
      .map(({ uid, config }) => [uid, createHash("sha256").update(JSON.stringify(config)).digest("hex")]),
  );

  const changed = Object.keys(digests).filter((uid) => digests[uid] !== before[uid]);
  if (changed.length === 0) return;
  const stored = strapi.store({ type: "plugin", name: "content_manager" });
  for (const uid of changed) {
    const kind = uid in strapi.components ? "components" : "content_types";
    await stored.delete({ key: `configuration_${kind}::${uid}` });
  }
  const contentManager = strapi.plugin("content-manager");
  await contentManager.service("components").syncConfigurations();
  await contentManager.service("content-types").syncConfigurations();
  await applied.set({ key: "digests", value: digests });
}
