import type { Core } from "@strapi/strapi";

/** Runs Strapi's own schema builder on a connection that only records the statements. */
export async function tableStatements(strapi: Core.Strapi, name: string): Promise<string[]> {
  const { schema, builder } = strapi.db.schema;
  const knex = strapi.db.connection.schema;
  const isSqlite = strapi.db.dialect.client === "sqlite";
  const statements: string[] = [];
  const record = (sql: object) => {
    statements.push(...String(sql).split(/;\n?/).filter(Boolean));
  };
  const recorder = {
    schema: {
      createTable: (...table: Parameters<typeof knex.createTable>) => record(knex.createTable(...table)),
      // On SQLite, createTable already includes the foreign keys.
      table: (...table: Parameters<typeof knex.table>) => (isSqlite ? undefined : record(knex.table(...table))),
    },
  };
  const tables = schema.tables.filter((table) => table.name === name);
  await builder.createTables(tables, recorder as never);
  return statements;
}
