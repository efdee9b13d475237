import type { Core, UID } from "@strapi/strapi";
import type { Part } from "./types";

type Configuration = { metadatas: Record<string, { edit: { label?: string } }> };

export async function readLabels(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<(part: Part) => { label: string; index?: number }[]> {
  const types = strapi.plugin("content-manager").service("content-types");
  const type = types.findContentType(uid);
  const components: Record<string, Configuration> = await types.findComponentsConfigurations(type);
  const configurations: Record<string, Configuration> = { ...components, [uid]: await types.findConfiguration(type) };
  return ({ trail }) =>
    trail.map(({ model, name, index }) => ({
      label: configurations[model]?.metadatas[name]?.edit.label || name,
      index,
    }));
}
