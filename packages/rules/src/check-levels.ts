import * as z from "zod/mini";
import { CHECKS, type Check, LEVELS } from "./checks";

const level = z.enum(LEVELS, `Choose one of ${LEVELS.join(", ")}.`);

const names = Object.keys(CHECKS) as Check[];

export const levelsSchema = z.partial(
  z.strictObject(Object.fromEntries(names.map((name) => [name, level])) as Record<Check, typeof level>),
);
