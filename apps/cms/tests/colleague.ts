import { randomUUID } from "node:crypto";
import { createPanel } from "@repo/testing/panel";
import { inject } from "vitest";
import { panel } from "./cms";

type Role = { id: number; name: string };

/** `deviceId` is the id that the browser sends at sign-in. */
export async function colleague(roleName: string, deviceId?: string) {
  const roles = await panel.get<{ data: Role[] }>("GET", "/admin/roles");
  const role = roles.data.find(({ name }) => name === roleName);
  if (!role) throw new Error(`There is no role ${roleName}.`);
  const [firstname, lastname] = [roleName, "Colleague"];
  const email = `${randomUUID()}@example.com`;
  const invited = await panel.get<{ data: { id: number; registrationToken: string } }>("POST", "/admin/users", {
    email,
    firstname,
    lastname,
    roles: [role.id],
  });
  const { id, registrationToken } = invited.data;
  const signedIn = await panel.get<{ data: { token: string } }>("POST", "/admin/register", {
    registrationToken,
    deviceId,
    userInfo: { firstname, lastname, password: `Aa1-${randomUUID()}` },
  });
  return {
    email,
    token: signedIn.data.token,
    ...createPanel(inject("cmsUrl"), signedIn.data.token),
    leave: () => panel.ask("DELETE", `/admin/users/${id}`),
  };
}
