import type * as z from "zod/mini";
import type { BodyLimits } from "../http/json-body";
import type { Role } from "../http/roles";

export type Operation = {
  /** The action of the group's controller in the CMS. Without one, only the site answers. */
  action?: string;
  /** The CMS's address, if it differs from the site's. */
  cmsPath?: `/api/${string}`;
  /** Whether the id may be a number. Otherwise only a UUID is passed on. */
  isNumbered?: true;
  body?: z.core.$ZodType;
  isForm?: true;
  addsPasskey?: true;
  limits?: BodyLimits;
  timeoutMs?: number;
  /** The type of the JSON answer. A `"file"` is streamed, and its query is passed on with any method. */
  answer?: Type<unknown> | "file";
  /** Set where the site has a route of its own, or calls the CMS on behalf of others. */
  forwarded?: false;
};

export type Type<Of> = { of?: Of };
export const type = <Of>(): Type<Of> => ({});

type Rights = {
  roles: readonly Role[];
  /** Whether API tokens are refused, because the record of the operation names an account. */
  accountOnly?: true;
};

export type Group = Rights & { controller: string };

/** Keys are the method and the site's address, with `:name` for an id. */
export function group(rights: Rights) {
  return <const Rows extends Record<`${string} /api/${string}`, Operation>>(controller: string, rows: Rows) => {
    const entries = Object.entries<Operation>(rows).map(([name, row]) => [name, { ...row, ...rights, controller }]);
    return Object.fromEntries(entries) as { [Name in keyof Rows]: Rows[Name] & Group };
  };
}
