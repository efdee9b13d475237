import { type Account, createPanel, signInToPanel } from "../../packages/testing/src/panel.ts";

const COLLEAGUES = [
  { firstname: "Asha", lastname: "Verma", email: "asha.verma@example.com", role: "Content editor" },
  { firstname: "Rohan", lastname: "Mehta", email: "rohan.mehta@example.com", role: "Recruiter" },
  { firstname: "Priya", lastname: "Nair", email: "priya.nair@example.com", role: "Reviewer" },
];
const PASSWORD = "Colleague-of-the-pictures-1";

type Made = { data: { registrationToken: string } };
type Session = { data: { token: string } };
type Role = { id: number; name: string };

export async function inviteColleagues(cms: string, administrator: Account) {
  const token = await signInToPanel(cms, administrator);
  const panel = createPanel(cms, token);
  const { data: roles } = await panel.get<{ data: Role[] }>("GET", "/admin/roles");
  await panel.get("PUT", "/admin/users/me", { firstname: "Vikram", lastname: "Storywala" });
  const tokens: string[] = [];
  for (const { role, ...person } of COLLEAGUES) {
    const found = roles.find(({ name }) => name === role);
    const { data } = await panel.get<Made>("POST", "/admin/users", { ...person, roles: [found?.id] });
    const { email: _, ...names } = person;
    const registered = await panel.get<Session>("POST", "/admin/register", {
      registrationToken: data.registrationToken,
      userInfo: { ...names, password: PASSWORD },
    });
    tokens.push(registered.data.token);
  }
  const [editor = ""] = tokens;
  return { administrator: token, editor };
}
