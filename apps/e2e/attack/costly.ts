import type { Attribute, Models } from "@repo/testing/unpublished";
import type { Question } from "./client";
import type { Route } from "./routes";

/** Just below the CMS's limits for a JSON body, a header and a form. Longer ones are refused unread. */
const BODY_BYTES = 3_900_000;
const ADDRESS_LENGTH = 8_000;
const PARTS = 100_000;
const IDS = 100_000;
const LEVELS = 300_000;
const TYPED = /^:(model|uid|contentType)$/i;
const TEXT = "A long way ";
/** The length of a name or title. Longer ones take minutes if the time grows with the square. */
const LETTERS = 60_000;
const CROSSED = 6;

type Costly = { kind: string; question: () => Question };

/**
 * Makes requests as deep, wide, long and numerous as the limits of the CMS allow, from the content type `uid` and its
 * `documents`. `uid` also replaces a parameter that names a type.
 */
export function costly({ method, path }: Route, models: Models, uid: string, documents: string[]): Costly[] {
  const [id = ""] = documents;
  const plain = path.replace(/\(.*\)/g, id).replace(/:\w+\*?/g, (name) => (TYPED.test(name) ? uid : id));
  const sorted = crossings(models, uid);
  const queries = [
    ...sorted.map((sort) => ["a sort across relations", `sort=${sort.join(".")}`] as const),
    ...sorted.map((sort) => ["filters across relations", eachOr(sort)] as const),
    ["a search", `_q=${encodeURIComponent(TEXT).repeat(80)}`] as const,
    ["everything", `populate=*&pageSize=10000&pagination[pageSize]=10000&limit=10000`] as const,
  ].flatMap(([kind, query]) => {
    const at = (path: string) => () => ({ method, path: `${path}?${query}`.slice(0, ADDRESS_LENGTH) });
    return [
      { kind, question: at(plain) },
      { kind: `${kind}, at an encoded address`, question: at(plain.replaceAll(":", "%3A")) },
    ];
  });
  if (method === "GET" || method === "HEAD") return queries;
  const bodies: Record<string, () => object> = {
    "nested lists": () => entry(models, uid, "lists"),
    "long texts": () => entry(models, uid, "texts"),
    "a long text for an address": () => addressed(models, uid),
    "many ids": () => ({ ids: numbers(), documentIds: numbers(), fileIds: numbers(), tags: numbers() }),
    "many names": () => Object.fromEntries(numbers().map((number) => [`name-${number}`, number])),
    "a sort in the body": () => ({ documentIds: documents, sort: sorted[0]?.join(".") }),
  };
  const sent = (kind: string, type: string, body: () => string) => ({
    kind,
    question: () => ({ method, path: plain, headers: { "content-type": type }, body: body() }),
  });
  return [
    ...queries.slice(0, 2),
    ...Object.entries(bodies).map(([kind, body]) => sent(kind, "application/json", () => JSON.stringify(body()))),
    sent("depth", "application/json", () => `${'{"data":'.repeat(LEVELS)}{}${"}".repeat(LEVELS)}`),
    ...Object.entries(forms).map(([kind, body]) => sent(kind, "multipart/form-data; boundary=edge", body)),
  ];
}

/** Returns paths of relations that are as long as a filter allows and end in a text. */
function crossings(models: Models, uid: string): string[][] {
  const next = (from: string) =>
    attributesOf(models, from).filter(([, { target }]) => target && !/admin::/.test(target));
  const paths = next(uid).map(([name, { target = "" }]) => {
    const path = [name];
    let at = target;
    for (let relation = next(at)[0]; relation && path.length < CROSSED; relation = next(at)[0]) {
      path.push(relation[0]);
      at = relation[1].target ?? "";
    }
    const [last = "id"] = attributesOf(models, at).find(([, { type }]) => type === "string") ?? [];
    return [...path, last];
  });
  return [...paths.sort((one, other) => other.length - one.length).slice(0, 1), ["createdBy", "password"]];
}

const eachOr = (path: string[]) =>
  Array.from({ length: 60 }, (_, index) => `filters[$or][${index}]${path.map((name) => `[${name}]`).join("")}=${index}`)
    .slice(0, 60)
    .join("&");

/** Returns an entry whose lists or texts are as long as a body allows. */
function entry(models: Models, uid: string, what: "lists" | "texts"): object {
  const fields = attributesOf(models, uid);
  const share = BODY_BYTES / Math.max(1, fields.length) / 2;
  return Object.fromEntries(
    fields.flatMap(([name, attribute]) => {
      const value = what === "lists" ? listOf(models, attribute, share) : textOf(attribute, share);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function listOf(
  models: Models,
  { type, component, components, repeatable, target }: Attribute,
  bytes: number,
): unknown {
  if (type === "dynamiczone") {
    const [uid = ""] = components ?? [];
    return many({ __component: uid, ...part(models, uid, 3) }, bytes);
  }
  if (component) return repeatable ? many(part(models, component, 3), bytes) : part(models, component, 3, bytes);
  if (target || type === "media") return { connect: many({ id: 1, documentId: "a", position: { end: true } }, bytes) };
  return type === "json" ? many([], bytes) : undefined;
}

function part(models: Models, uid: string, levels: number, bytes = 2_000): object {
  const fields = attributesOf(models, uid).map(([name, attribute]) => {
    if (attribute.component && levels > 0) {
      const inner = part(models, attribute.component, levels - 1);
      return [name, attribute.repeatable ? many(inner, bytes) : inner];
    }
    return [name, attribute.target || attribute.type === "media" ? 1 : "a"];
  });
  return Object.fromEntries(fields);
}

const textOf = ({ type }: Attribute, bytes: number) =>
  ["string", "text", "richtext", "uid", "email", "customField"].includes(type) ? text(bytes) : undefined;

/** Returns a request for a new entry's address, which is made from another field. */
function addressed(models: Models, uid: string): object {
  const [field, made] = attributesOf(models, uid).find(([, { type }]) => type === "uid") ?? ["slug"];
  return { contentTypeUID: uid, field, data: { [made?.targetField ?? "title"]: text(LETTERS) } };
}

const file = (disposition: string, content: string) =>
  `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const forms: Record<string, () => string> = {
  "many parts": () => `${file('name="files"; filename=""\r\nContent-Type: a/b', "").repeat(PARTS)}--edge--\r\n`,
  "a long name of a picture": () =>
    [
      file('name="fileInfo"', JSON.stringify({ name: text(LETTERS) })),
      file('name="files"; filename="a.svg"', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      "--edge--\r\n",
    ].join(""),
};

const attributesOf = ({ types, components }: Models, uid: string): [string, Attribute][] =>
  Object.entries(types.find((type) => type.uid === uid)?.attributes ?? components.get(uid) ?? {});

const text = (bytes: number) => TEXT.repeat(bytes / TEXT.length);
const many = (value: unknown, bytes: number) =>
  Array.from({ length: Math.max(1, bytes / JSON.stringify(value).length) }, () => value);
/** Returns ids that don't exist. */
const numbers = () => Array.from({ length: IDS }, (_, index) => 1_000_000 + index);
