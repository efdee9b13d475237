/** Is preloaded into the tests' CMS: with Strapi's ten rounds, each password takes a tenth of a second of processor. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const bcrypt = createRequire(require.resolve("@strapi/plugin-users-permissions/package.json"))("bcryptjs");
const { hash, hashSync } = bcrypt;

bcrypt.hash = (text: string) => hash(text, 4);
bcrypt.hashSync = (text: string) => hashSync(text, 4);
