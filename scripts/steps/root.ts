import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export class ExpectedError extends Error {}

export const expected = (message: string): Error => new ExpectedError(message);
