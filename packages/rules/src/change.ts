import * as z from "zod/mini";

/** When what is edited was read, to tell whether someone else has saved it since. */
export const readAt = z.optional(z.iso.datetime("Must be the updatedAt that was read."));

/** Check of a change's body: that it names a field. When it was read is none. */
export const namesField = z.refine<{ updatedAt?: unknown; draftUpdatedAt?: unknown }>(
  ({ updatedAt: _, draftUpdatedAt: __, ...fields }) => Object.values(fields).some((value) => value !== undefined),
  "Name a field that is to change.",
);
