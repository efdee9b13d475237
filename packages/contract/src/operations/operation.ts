import type * as z from "zod/mini";
import type { Role } from "../http/roles";

export type Operation = {
  /** Handles it in the CMS: an action of the group's controller. Without one, the site answers alone. */
  action?: string;
  /** The address at the CMS, where that is another. */
  cmsPath?: `/api/${string}`;
  /** The id may be a number; otherwise only a UUID is passed on. */
  isNumbered?: true;
  /** What the CMS checks the body against. */
  body?: z.core.$ZodType;
  /** The body is a multipart form, not JSON. */
  isForm?: true;
  /** Larger than other JSON bodies may be. */
  maxBytes?: number;
  /** The longest wait for the CMS, where it is not the usual one. */
  timeoutMs?: number;
  /** `file` is streamed, and its query passed on with any method; otherwise JSON. */
  answer?: Type<unknown> | "file";
  /** Not passed on as it is: the site has a route of its own, or asks the CMS only on behalf of others. */
  forwarded?: false;
};

/** What only the compiler knows. */
type Type<Of> = { of?: Of };
export const type = <Of>(): Type<Of> => ({});

type Rights = {
  roles: readonly Role[];
  /** Refused to API tokens, as it is recorded with the name of an account. */
  accountOnly?: true;
};

export type Group = Rights & { controller: string };

/** Makes operations with these rights. Their keys are method and address at the site, with `:name` for an id. */
export function group(rights: Rights) {
  return <const Rows extends Record<`${string} /api/${string}`, Operation>>(controller: string, rows: Rows) => {
    const entries = Object.entries<Operation>(rows).map(([name, row]) => [name, { ...row, ...rights, controller }]);
    return Object.fromEntries(entries) as { [Name in keyof Rows]: Rows[Name] & Group };
  };
}
