const LINK = "shared.link";
const ITEM = "site.menu-item";

/** Links of the header's menu become menu items, which can have a submenu. */
async function up(knex) {
  // A new database has no tables yet.
  if (!(await knex.schema.hasTable("headers_cmps"))) return;
  if (!(await knex.schema.hasTable("components_site_menu_items"))) {
    await knex.schema.createTable("components_site_menu_items", (table) => {
      table.increments("id");
      table.string("label");
      table.string("href");
      table.boolean("new_tab");
    });
  }
  const places = await knex("headers_cmps").where({ field: "links", component_type: LINK });
  for (const { id, cmp_id } of places) {
    const link = await knex("components_shared_links").where({ id: cmp_id }).first("label", "href", "new_tab");
    if (!link) continue;
    const [inserted] = await knex("components_site_menu_items").insert(link).returning("id");
    await knex("headers_cmps").where({ id }).update({ component_type: ITEM, cmp_id: inserted.id });
    await knex("components_shared_links").where({ id: cmp_id }).delete();
  }
}

module.exports = { up };
