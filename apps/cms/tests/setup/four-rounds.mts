/** Is preloaded into the tests' CMS: with Strapi's ten rounds, each password takes a tenth of a second of processor. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const bcrypt = createRequire(require.resolve("@strapi/plugin-users-permissions/package.json"))("bcryptjs");
const { genSalt, genSaltSync } = bcrypt;

bcrypt.genSalt = (_: number, ...others: unknown[]) => genSalt(4, ...others);
bcrypt.genSaltSync = () => genSaltSync(4);
