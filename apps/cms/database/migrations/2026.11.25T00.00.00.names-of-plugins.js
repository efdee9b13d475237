/** Content types that have become a plugin's, by the uids that permissions and the panel's settings of them are stored under. */
const MOVED = [["api::redirect.redirect", "plugin::page-redirects.redirect"]];

/** Actions of roles that have become a plugin's. */
const ACTIONS = [["api::publishing-checks.update", "plugin::publishing-checks.levels.update"]];

const CONFIGURATION = "plugin_content_manager_configuration_content_types::";
const DIGESTS = "core_panel_configurations_digests";

async function up(knex) {
  // A new database has no tables yet.
  if (!(await knex.schema.hasTable("admin_permissions"))) return;
  const settings = () => knex("strapi_core_store_settings");
  const rename = async (key, newKey, from, to) => {
    const row = await settings().where({ key }).first();
    if (row)
      await settings()
        .where({ key })
        .update({ key: newKey, value: row.value.replaceAll(`"${from}"`, `"${to}"`) });
  };
  for (const [from, to] of ACTIONS) await knex("admin_permissions").where({ action: from }).update({ action: to });
  for (const [from, to] of MOVED) {
    await knex("admin_permissions").where({ subject: from }).update({ subject: to });
    await rename(CONFIGURATION + from, CONFIGURATION + to, from, to);
    await rename(DIGESTS, DIGESTS, from, to);
  }
}

module.exports = { up };
