import { hashSync } from "bcryptjs";
import Database from "better-sqlite3";
import accounts from "../accounts.json" with { type: "json" };

/** The fewest rounds that bcrypt allows. With Strapi's ten, each sign-in takes a tenth of a second of processor. */
const ROUNDS = 4;

const update = (table: string, email: string, password: string) =>
  `update ${table} set password = '${hashSync(password, ROUNDS)}' where email = '${email}';`;

const quickPasswords = [
  update("admin_users", accounts.STRAPI_ADMIN_EMAIL, accounts.STRAPI_ADMIN_PASSWORD),
  update("up_users", accounts.JOBS_ADMIN_EMAIL, accounts.JOBS_ADMIN_PASSWORD),
  update("up_users", accounts.BLOG_ADMIN_EMAIL, accounts.BLOG_ADMIN_PASSWORD),
].join("\n");

export function quickenPasswords(file: string): void {
  const database = new Database(file);
  database.exec(quickPasswords);
  database.close();
}
