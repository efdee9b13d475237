/** The action to choose levels of publishing checks has become the plugin's. */
async function up(knex) {
  // A new database has no tables yet.
  if (!(await knex.schema.hasTable("admin_permissions"))) return;
  await knex("admin_permissions")
    .where({ action: "api::publishing-checks.update" })
    .update({ action: "plugin::publishing-checks.levels.update" });
}

module.exports = { up };
