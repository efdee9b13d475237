import { fileURLToPath } from "node:url";

/** The folder of this checkout. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export class ExpectedError extends Error {}

/** An error that is shown by its message alone. */
export const expected = (message: string): Error => new ExpectedError(message);
