import type { Core } from "@strapi/strapi";

type Define = (table: unknown) => void;
type Schema = {
  createTable: (name: string, define: Define) => unknown;
  table: (name: string, define: Define) => unknown;
};
type Builder = { createTables: (tables: { name: string }[], connection: { schema: Schema }) => Promise<void> };

/** Runs Strapi's own schema builder on a connection that only records the statements. */
export async function tableStatements(strapi: Core.Strapi, name: string): Promise<string[]> {
  const provider = strapi.db.schema as unknown as { schema: { tables: { name: string }[] }; builder: Builder };
  const { connection } = strapi.db;
  const statements: string[] = [];
  const writeDown = (sql: { toString: () => string }) => {
    statements.push(...sql.toString().split(/;\n?/).filter(Boolean));
  };
  await provider.builder.createTables(
    provider.schema.tables.filter((table) => table.name === name),
    {
      schema: {
        createTable: (table, define) => writeDown(connection.schema.createTable(table, define)),
        // On SQLite, createTable already includes the foreign keys.
        table: (table, define) =>
          strapi.db.dialect.client === "sqlite" ? undefined : writeDown(connection.schema.table(table, define)),
      },
    },
  );
  return statements;
}
