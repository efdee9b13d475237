import { RuleError } from "./errors";

/** The length of the database column. */
const MAX_CHARACTERS = 255;
const VISIBLE = new RegExp(`^[\\x21-\\x7e]{1,${MAX_CHARACTERS}}$`);

/** Returns undefined when there is no header. @throws {RuleError} BAD_REQUEST */
export function readIdempotencyKey(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined) return undefined;
  if (VISIBLE.test(header)) return header;
  throw new RuleError(
    "BAD_REQUEST",
    `Idempotency-Key must have 1 to ${MAX_CHARACTERS} visible ASCII characters and no spaces.`,
  );
}
