import { createPanel } from "@repo/testing/panel";
import { CMS, EDITOR } from "./project";

type Role = {
  id: number;
  type: string;
  name: string;
  description: string;
  permissions: Record<string, { controllers: Record<string, Record<string, { enabled: boolean }>> }>;
};

const ROLES = "/users-permissions/roles";

/** Creates the first administrator, and gives Public the rights that the READMEs of the plugins ask for. */
export default async function setUp(): Promise<void> {
  const visitor = createPanel(CMS, "");
  const { data } = await visitor.get<{ data: { token: string } }>("POST", "/admin/register-admin", EDITOR);
  process.env.PANEL_TOKEN = data.token;

  const panel = createPanel(CMS, data.token);
  const { roles } = await panel.get<{ roles: Role[] }>("GET", ROLES);
  const address = `${ROLES}/${roles.find(({ type }) => type === "public")?.id}`;
  const { name, description, permissions } = (await panel.get<{ role: Role }>("GET", address)).role;
  for (const [type, controller, action] of [
    ["api::article", "article", "find"],
    ["api::article", "article", "findOne"],
    ["plugin::page-redirects", "redirects", "list"],
  ] as const) {
    const right = permissions[type]?.controllers[controller]?.[action];
    if (!right) throw new Error(`There is no right ${type}.${controller}.${action}.`);
    right.enabled = true;
  }
  await panel.get("PUT", address, { name, description, permissions });
}
