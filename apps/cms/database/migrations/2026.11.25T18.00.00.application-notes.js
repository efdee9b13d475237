const { randomUUID } = require("node:crypto");

const APPLICATIONS = "job_applications";
const EVENTS = "application_events";
const BATCH = 50;

/**
 * The one note of an application becomes the first of several. Nobody knows who wrote it. The column stays for replicas of
 * the older version, which go on while they are replaced one by one.
 */
async function up(knex) {
  // A new database has no tables yet.
  if (!(await knex.schema.hasTable(APPLICATIONS)) || !(await knex.schema.hasColumn(APPLICATIONS, "note"))) return;
  if (!(await knex.schema.hasTable(EVENTS))) {
    await knex.schema.createTable(EVENTS, (table) => {
      table.increments("id");
      for (const name of ["document_id", "application", "kind"]) table.string(name);
      for (const name of ["at", "created_at", "updated_at", "published_at"]) {
        table.datetime(name, { useTz: false, precision: 6 });
      }
      table.text("text", "longtext");
    });
  }
  const written = await knex(APPLICATIONS)
    .whereNotNull("note")
    .whereNot("note", "")
    .select("document_id", "note", "updated_at");
  const notes = written.map(({ document_id: application, note: text, updated_at: at }) => ({
    ...{ document_id: randomUUID(), application, kind: "note", text },
    ...{ at, created_at: at, updated_at: at, published_at: at },
  }));
  for (let from = 0; from < notes.length; from += BATCH) await knex(EVENTS).insert(notes.slice(from, from + BATCH));
  await knex(APPLICATIONS).whereNotNull("note").update({ note: null });
}

module.exports = { up };
