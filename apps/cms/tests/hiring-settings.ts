import { afterAll, beforeAll } from "vitest";
import { sql } from "./database";

/** Puts the hiring settings back after the tests of the calling file. @returns what puts them back earlier */
export function keepHiringSettings(): () => Promise<void> {
  let before: Record<string, unknown>[] = [];
  async function putBack(): Promise<void> {
    await sql("delete from hiring_settings");
    for (const row of before) {
      const marks = Object.keys(row).map(() => "?");
      await sql(`insert into hiring_settings (${Object.keys(row)}) values (${marks})`, ...Object.values(row));
    }
  }
  beforeAll(async () => {
    before = await sql("select * from hiring_settings");
  });
  afterAll(putBack);
  return putBack;
}
