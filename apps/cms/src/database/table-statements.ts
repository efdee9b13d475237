import type { Core } from "@strapi/strapi";

type Builder = Core.Strapi["db"]["connection"]["schema"];

export async function tableStatements(strapi: Core.Strapi, ...names: string[]): Promise<string[]> {
  const { schema, builder } = strapi.db.schema;
  // A builder keeps what it has been asked for, so each call takes a new one.
  const knex = () => strapi.db.connection.schema;
  const isSqlite = strapi.db.dialect.client === "sqlite";
  const statements: string[] = [];
  const record = (sql: object) => {
    statements.push(...String(sql).split(/;\n?/).filter(Boolean));
  };
  const recorder = {
    schema: {
      createTable: (...table: Parameters<Builder["createTable"]>) => record(knex().createTable(...table)),
      // On SQLite, createTable already includes the foreign keys.
      table: (...table: Parameters<Builder["table"]>) => (isSqlite ? undefined : record(knex().table(...table))),
    },
  };
  const tables = schema.tables.filter(({ name }) => names.includes(name));
  await builder.createTables(tables, recorder as never);
  return statements;
}
