import type * as z from "zod/mini";
import type { BodyLimits } from "../http/json-body";
import type { Role } from "../http/roles";

export type Operation = {
  /** With the group's controller, the name of the permission that a role or an API token has. */
  action: string;
  /** The CMS's address, if it differs from the site's. */
  cmsPath?: `/api/${string}`;
  /** Whether the id may be a number. Otherwise only a UUID is passed on. */
  isNumbered?: true;
  body?: z.core.$ZodType;
  /** Refuses a body before the schema reads it. */
  refuse?: (body: unknown) => void;
  isForm?: true;
  addsPasskey?: true;
  limits?: BodyLimits;
  timeoutMs?: number;
  /** The type of the JSON answer. A `"file"` is streamed, and its query is passed on with any method. */
  answer?: Type<unknown> | "file";
  /** The type of the CMS's answer, if the site makes its own of it. */
  cmsAnswer?: Type<unknown>;
  /** The status of success, unless it is 200, or 204 without an answer. */
  status?: 201 | 202;
  /** Set where the site has a route of its own, or calls the CMS on behalf of others. */
  forwarded?: false;
};

export type Type<Of> = { of?: Of };
export const type = <Of>(): Type<Of> => ({});

type Rights = {
  roles: readonly Role[];
  /** Whether API tokens are refused, because the record of the operation names an account. */
  accountOnly?: true;
  /** Set instead of roles: the site calls for anybody, or a command on the server does. Both have the site's token. */
  audience?: "visitor" | "command";
};

export type Group = Rights & { controller: string };

/** Keys are the method and the address, with `:name` for an id: the site's for roles, the CMS's for an audience. */
export function group<const Given extends Rights>(rights: Given) {
  return <const Rows extends Record<`${string} /api/${string}`, Operation>>(controller: string, rows: Rows) => {
    const entries = Object.entries<Operation>(rows).map(([name, row]) => [name, { ...row, ...rights, controller }]);
    return Object.fromEntries(entries) as { [Name in keyof Rows]: Rows[Name] & Given & Group };
  };
}
