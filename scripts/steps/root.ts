import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export class ExpectedError extends Error {}

/** Returns an error that is shown by its message alone. */
export const expected = (message: string): Error => new ExpectedError(message);
