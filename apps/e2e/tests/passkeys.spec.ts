import { randomUUID } from "node:crypto";
import { expect, expectAccessible, mailsTo, test } from "./fixtures";
import { openPanel, panel } from "./panel";
import { withDevice } from "./passkey-device";

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";

const doors = [
  { role: "jobs-admin", page: "/admin-login", home: "/admin", button: "Login", heading: "Admin Dashboard" },
  {
    role: "blog-admin",
    page: "/blog/admin/login",
    home: "/blog/admin",
    button: "Sign in to Dashboard",
    heading: "Blog Admin Dashboard",
  },
] as const;

/** Makes an account of its own, which has no passkey yet. */
async function ownAccount(type: string) {
  const email = `${randomUUID()}@example.com`;
  const password = `Aa1-${randomUUID()}`;
  const { roles } = await panel.get<{ roles: { id: number; type: string }[] }>("GET", "/users-permissions/roles");
  const role = roles.find((each) => each.type === type);
  const { documentId } = await panel.get<{ documentId: string }>("POST", ACCOUNTS, {
    ...{ email, password, username: email, confirmed: true, blocked: false },
    role: { connect: [{ id: role?.id }] },
  });
  return { email, password, documentId, leave: () => panel.ask("DELETE", `${ACCOUNTS}/${documentId}`) };
}

for (const door of doors) {
  test(`a passkey is added, asked for after the password, used alone and removed at ${door.home}`, {
    tag: door.home === "/admin" ? "@journey" : [],
  }, async ({ page }) => {
    const account = await ownAccount(door.role);
    await withDevice(page);
    const dashboard = page.getByRole("heading", { level: 1, name: door.heading });
    const passkeys = page.getByRole("region", { name: "Passkeys" });
    const alone = page.getByRole("button", { name: "Sign in with a passkey" });

    async function signIn() {
      await page.getByLabel("Email").fill(account.email);
      // The page that was left is kept, hidden.
      await page.getByLabel("Password").filter({ visible: true }).fill(account.password);
      await page.getByRole("button", { name: door.button }).click();
      await expect(dashboard).toBeVisible();
    }
    async function leave() {
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(alone).toBeEnabled();
    }

    await page.goto(door.page);
    await signIn();
    await page.getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL(`${door.home}/account`);
    await expect(passkeys.getByText("You have no passkey yet.")).toBeVisible();

    // The keyboard alone adds it.
    await passkeys.getByRole("button", { name: "Add a passkey" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Add a Passkey" })).toBeVisible();
    await page.getByRole("dialog").getByLabel("Name").focus();
    await page.keyboard.type("Work laptop");
    await page.keyboard.press("Tab");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await expect(passkeys.getByRole("rowheader", { name: "Work laptop" })).toBeVisible();
    await expect(passkeys.getByRole("button", { name: "Add a passkey" })).toBeFocused();
    await expectAccessible(page);
    await expect
      .poll(async () => (await mailsTo(account.email)).map(({ subject }) => subject))
      .toEqual(["A passkey was added to your account"]);

    await leave();
    await signIn();
    await leave();
    await alone.click();
    await expect(dashboard).toBeVisible();

    await page.goto(`${door.home}/account`);
    await expect(passkeys.getByRole("cell", { name: "Never" })).not.toBeVisible();
    await passkeys.getByRole("button", { name: "Remove Work laptop" }).click();
    await page.getByRole("dialog").getByLabel("Current password").fill(account.password);
    await page.getByRole("button", { name: "Remove passkey" }).click();
    await expect(passkeys.getByText("You have no passkey yet.")).toBeVisible();
    await leave();
    await signIn();
    await account.leave();
  });
}

test("a device that doesn't recognize its owner opens nothing, and an ended session is taken up with a passkey", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const account = await ownAccount("jobs-admin");
  const device = await withDevice(page);
  await page.goto("/admin-login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Key");
  await page.getByRole("dialog").getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByRole("rowheader", { name: "Key" })).toBeVisible();

  await page.request.post("/api/auth/jobs/logout");
  await page.getByLabel("New password").fill(`Aa1-${randomUUID()}`);
  await page.getByRole("region", { name: "Password" }).getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Change password" }).click();
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await device.recognize(false);
  await again.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(again.getByText("No passkey was used. Please try again.")).toBeVisible();
  await device.recognize(true);
  await again.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Your password is changed, and all other sessions are ended.")).toBeVisible();
  await account.leave();
});

test("an administrator removes the passkeys of an account in the panel", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const account = await ownAccount("blog-admin");
  await openPanel(page, `${ACCOUNTS}/${account.documentId}`);
  await page.getByRole("button", { name: "Remove passkeys" }).click();
  await page.getByRole("button", { name: "Remove them" }).click();
  await expect(page.getByText("Passkeys removed: 0. Sessions ended: 0.")).toBeVisible();
  await account.leave();
});
