import type { Core, Schema, UID } from "@strapi/strapi";
import { once } from "lodash";
import { fieldError } from "../database/field-error";

export type Action = "create" | "clone" | "update" | "publish" | "unpublish" | "discardDraft" | "delete";
const WITH_DATA: Action[] = ["create", "clone", "update"];
const WITHOUT_DATA: Action[] = ["publish", "unpublish", "discardDraft", "delete"];
const UNIQUE_VIOLATIONS = ["SQLITE_CONSTRAINT_UNIQUE", "23505"];

export type Stage = "clean" | "complete" | "check" | "record" | "tell";

export type Write<Data = object> = {
  strapi: Core.Strapi;
  type: Schema.ContentType & { uid: UID.ContentType };
  action: Action;
  status: string | undefined;
  documentId: string;
  /** What is about to be stored. Actions that take no data have none. */
  data: Data;
  /** Reads the draft as it was before, once for all rules. */
  draft: <Row>() => Promise<Row | null>;
};

/** What the Document Service returns. `entries` are there for all actions but create and update. */
export type Written = { documentId: string; entries: { documentId: string }[] };

/** Runs before the write. A function that it returns, which takes a `Written`, runs after it in the same transaction. */
export type Rule<Data = object> = (write: Write<Data>) => unknown;

type Rules = Partial<Record<Stage, Rule[]>> & {
  /** The field with an address, and what to say when another entry takes it at the same moment. */
  taken?: [field: string, message: string];
};
export type Subject = Rules & { includes: (type: Schema.ContentType) => boolean };

export function onWrite(types: string | readonly string[] | Subject["includes"], rules: Rules): Subject {
  return { ...rules, includes: typeof types === "function" ? types : ({ uid }) => [types].flat().includes(uid) };
}

const when =
  (applies: (write: Write) => boolean) =>
  <Data>(rule: Rule<Data>): Rule =>
  (write) =>
    applies(write) && rule(write as Write<Data>);

export const on = (...actions: Action[]) => when(({ action }) => actions.includes(action));
export const written = on(...WITH_DATA);
export const saved = on("create", "update");
export const publishes = ({ action, status }: Write): boolean =>
  action === "publish" || ((action === "create" || action === "update") && status === "published");
export const published = when(publishes);

/** Runs the rules of one stage before those of the next, and within a stage in the order of the subjects. */
export function registerWrites(strapi: Core.Strapi, stages: readonly Stage[], subjects: readonly Subject[]): void {
  strapi.documents.use(async (context, next) => {
    const type = context.contentType as Write["type"];
    const action = context.action as Action;
    const own = subjects.filter(({ includes }) => includes(type));
    const rules = stages.flatMap((stage) => own.flatMap((subject) => subject[stage] ?? []));
    const hasData = WITH_DATA.includes(action);
    if (rules.length === 0 || !(hasData || WITHOUT_DATA.includes(action))) return next();

    const params = context.params as { data?: object; status?: string; documentId?: string };
    // The caller may use its object again.
    if (hasData) params.data = { ...params.data };
    const { data = {}, status, documentId = "" } = params;
    const where = { documentId, publishedAt: null };
    const draft = once(async () => (documentId ? strapi.db.query(type.uid).findOne({ where }) : null));
    const write = { strapi, type, action, status, documentId, data, draft };

    const run = async () => {
      const afterwards: ((written: Written) => unknown)[] = [];
      for (const rule of rules) {
        const then = await rule(write);
        if (typeof then === "function") afterwards.push(then as (written: Written) => unknown);
      }
      const result = await next();
      // An entry that isn't there was not updated.
      if (result) for (const then of afterwards) await then(result as Written);
      return result;
    };
    return strapi.db.transaction(run).catch((error) => {
      const taken = UNIQUE_VIOLATIONS.includes(error.code) && own.find((subject) => subject.taken)?.taken;
      throw taken ? fieldError(taken[1], taken[0]) : error;
    });
  });
}
