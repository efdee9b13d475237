import type { Panel } from "./panel.ts";

type Attribute = {
  type: string;
  relation?: string;
  target?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  multiple?: boolean;
  min?: number;
  enum?: string[];
  private?: boolean;
};
type Attributes = Record<string, Attribute>;
type Type = {
  uid: string;
  kind: "collectionType" | "singleType";
  table: string;
  hasDrafts: boolean;
  attributes: Attributes;
};
type Models = { types: Type[]; components: Map<string, Attributes> };
type Unpublished = { uid: string; kind: "newer" | "scheduled" | "never"; documentId: string };

export const UNPUBLISHED = "quetzal";

const TEXTS = new Set(["string", "text", "richtext", "customField", "uid"]);
const DAY_MS = 24 * 60 * 60 * 1000;

const CHECKED: Record<string, string> = { salaryCurrency: "INR", country: "IN" };

const EXAMPLES: Record<string, object> = {
  "api::page.page": {
    title: "Published page",
    path: "published-page",
    sections: [{ __component: "section.rich-text", title: "Published section", text: "Published text." }],
    seo: { metaTitle: "Published page", metaDescription: "A page that is published.", keywords: "page" },
  },
};

type Schema = Omit<Type, "uid" | "table" | "hasDrafts"> & { collectionName: string; draftAndPublish?: boolean };
type Read = { data: { uid: string; schema: Schema }[] };

export async function modelsOf(panel: Panel): Promise<Models> {
  const types = await panel.get<Read>("GET", "/content-type-builder/content-types");
  const components = await panel.get<Read>("GET", "/content-type-builder/components");
  return {
    types: types.data.map(({ uid, schema: { kind, collectionName, attributes, draftAndPublish } }) => ({
      uid,
      kind,
      table: collectionName,
      attributes,
      hasDrafts: Boolean(draftAndPublish),
    })),
    components: new Map(components.data.map(({ uid, schema }) => [uid, schema.attributes])),
  };
}

export const wordOf = (uid: string, kind: Unpublished["kind"]) => UNPUBLISHED + uid.replace(/^.*\.|-/g, "") + kind;

export async function publishExamples(panel: Panel): Promise<() => Promise<void>> {
  const paths = Object.entries(EXAMPLES).map(async ([uid, example]) => {
    const list = `/content-manager/collection-types/${uid}`;
    const { data } = await panel.get<{ data: { documentId: string } }>("POST", `${list}/actions/publish`, example);
    return `${list}/${data.documentId}`;
  });
  const published = await Promise.all(paths);
  return async () => {
    for (const path of published) await panel.ask("DELETE", path);
  };
}

export async function leaveUnpublished(panel: Panel) {
  const { types, components } = await modelsOf(panel);
  const drafted = types.filter(({ hasDrafts }) => hasDrafts);
  const lists = drafted.filter(({ kind }) => kind === "collectionType");
  const published = new Map<string, { documentId: string }>();
  for (const { uid } of drafted) published.set(uid, await firstOf(uid));
  const picture = await pictureInUse();
  const left: Unpublished[] = [];

  for (const type of lists) {
    for (const kind of ["never", "scheduled"] as const) {
      const fields = filled(type.attributes, wordOf(type.uid, kind), related(type, published));
      const publishAt = kind === "scheduled" ? new Date(Date.now() + DAY_MS).toISOString() : null;
      await save(type, kind, "POST", "", { ...fields, publishAt });
    }
  }
  const never = new Map(left.filter(({ kind }) => kind === "never").map((entry) => [entry.uid, entry]));
  for (const type of drafted) {
    const fields = filled(type.attributes, wordOf(type.uid, "newer"), related(type, never));
    await save(type, "newer", "PUT", lists.includes(type) ? `/${published.get(type.uid)?.documentId}` : "", fields);
  }
  return { left, restore };

  async function restore(): Promise<void> {
    for (const { uid, kind, documentId } of left) {
      const path = pathOf(uid);
      if (kind !== "newer") await panel.ask("DELETE", `${path}/${documentId}`);
      else await panel.get("POST", `${path}${isList(uid) ? `/${documentId}` : ""}/actions/discard`, {});
    }
  }

  async function save({ uid }: Type, kind: Unpublished["kind"], method: string, path: string, fields: object) {
    type Saved = { data: { documentId: string } };
    const { data } = await panel.get<Saved>(method, pathOf(uid) + path, fields);
    left.push({ uid, kind, documentId: data.documentId });
  }

  async function firstOf(uid: string): Promise<{ documentId: string }> {
    type List = { results: { documentId: string; status: string }[] };
    if (!isList(uid)) return (await panel.get<{ data: { documentId: string } }>("GET", pathOf(uid))).data;
    const { results } = await panel.get<List>("GET", `${pathOf(uid)}?pageSize=100`);
    const found = results.find(({ status }) => status === "published");
    if (!found) throw new Error(`No entry of ${uid} is published.`);
    return found;
  }

  async function pictureInUse(): Promise<number> {
    const path = pathOf("api::service.service");
    const { documentId } = published.get("api::service.service") ?? {};
    return (await panel.get<{ data: { heroImage: { id: number } } }>("GET", `${path}/${documentId}`)).data.heroImage.id;
  }

  function isList(uid: string): boolean {
    return lists.some((type) => type.uid === uid);
  }

  function pathOf(uid: string): string {
    return `/content-manager/${isList(uid) ? "collection" : "single"}-types/${uid}`;
  }

  /** Relates from the owning side only: the other side would take the relation from published entries. */
  function related({ attributes }: Type, entries: Map<string, { documentId: string }>): object {
    const own = Object.entries(attributes).flatMap(([name, { type, target = "", relation }]) => {
      const entry = type === "relation" && relation !== "oneToMany" && entries.get(target);
      return entry ? [[name, { connect: [{ documentId: entry.documentId }] }]] : [];
    });
    return Object.fromEntries(own);
  }

  function filled(attributes: Attributes, word: string, others: object = {}): Record<string, unknown> {
    const values = Object.entries(attributes).map(([name, attribute]) => [
      name,
      CHECKED[name] ?? sampleOf(attribute, word),
    ]);
    return { ...Object.fromEntries(values.filter(([, value]) => value !== undefined)), ...others };
  }

  function sampleOf(attribute: Attribute, word: string): unknown {
    const { type, component = "", components: parts = [], repeatable, multiple, min = 1 } = attribute;
    if (TEXTS.has(type)) return word;
    if (type === "email") return `${word}@example.com`;
    if (type === "enumeration") return attribute.enum?.[0];
    if (type === "media") return multiple ? [picture] : picture;
    if (type === "dynamiczone") {
      return parts.map((uid) => ({ __component: uid, ...filled(components.get(uid) ?? {}, word) }));
    }
    if (type !== "component") return undefined;
    const part = () => filled(components.get(component) ?? {}, word);
    return repeatable ? Array.from({ length: min }, part) : part();
  }
}
