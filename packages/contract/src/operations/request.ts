import type * as z from "zod/mini";
import type { CMS_OPERATIONS, OPERATIONS } from "./table";
import type { VisitorOperations } from "./visitors";

type Table = typeof OPERATIONS & VisitorOperations;

/** The method and address at the site, such as `PATCH /api/dashboard/jobs/:id`. */
export type OperationName = keyof typeof OPERATIONS;

export type RequestName = keyof Table;

export type Parameter<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

export type IdsOf<Name extends string> = Record<Parameter<Name>, string | number>;

export type BodyOf<Name extends RequestName> = Table[Name] extends { isForm: true }
  ? FormData
  : Table[Name] extends { body: infer Schema extends z.core.$ZodType }
    ? z.input<Schema>
    : undefined;

export type AnswerOf<Name extends RequestName> = Table[Name] extends { answer: infer Answer }
  ? Answer extends "file"
    ? ArrayBuffer
    : Answer extends { of?: infer Of }
      ? Of
      : never
  : undefined;

type CmsOperations = typeof CMS_OPERATIONS;

export type CmsOperationName = keyof CmsOperations;

/** The body as the row's schema has read it. */
export type ReadBodyOf<Name extends CmsOperationName> = CmsOperations[Name] extends { isForm: true }
  ? undefined
  : CmsOperations[Name] extends { body: infer Schema extends z.core.$ZodType }
    ? z.output<Schema>
    : undefined;

/** What a handler of the CMS returns. It sends a file itself. */
export type CmsAnswerOf<Name extends CmsOperationName> = CmsOperations[Name] extends { cmsAnswer: { of?: infer Of } }
  ? Of
  : CmsOperations[Name] extends { answer: { of?: infer Of } }
    ? Of
    : undefined;

type Given<Name extends RequestName> = ([Parameter<Name>] extends [never] ? object : { ids: IdsOf<Name> }) &
  ([BodyOf<Name>] extends [undefined] ? object : { body: BodyOf<Name> });

export type RequestOf<Name extends RequestName, More> =
  object extends Given<Name> ? [request?: Given<Name> & More] : [request: Given<Name> & More];

/** Takes the name apart without the table, so that a browser needn't load it. */
export function requestOf<Name extends string>(name: Name, ids?: IdsOf<Name>): { method: string; path: string } {
  const [method = "", path = ""] = name.split(" ");
  return { method, path: withIds(path, ids) };
}

export function withIds(path: string, ids: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(ids[name] ?? ""));
}
