import type { Core, UID } from "@strapi/strapi";

type Configuration = {
  settings: { mainField?: string };
  metadatas: Record<string, { edit?: { label?: string } }>;
  layouts: { edit?: { name: string }[][] };
};

export type Form = { label: (field: string) => string; fields: string[]; mainField: string };
export type Forms = (uid: UID.Schema) => Form;

export async function formsOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Forms> {
  const service = strapi.plugin("content-manager").service("content-types");
  const type = strapi.contentType(uid);
  const configurations: Record<string, Configuration> = {
    ...(await service.findComponentsConfigurations(type)),
    [uid]: await service.findConfiguration(type),
  };
  return (asked) => toForm(configurations[asked]);
}

function toForm(configuration: Configuration | undefined): Form {
  return {
    label: (field) => configuration?.metadatas[field]?.edit?.label || field,
    fields: configuration?.layouts.edit?.flat().map(({ name }) => name) ?? [],
    mainField: configuration?.settings.mainField ?? "id",
  };
}
