import type { AccountDetail } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Account } from "@/app/(dashboards)/_shared/account/account";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { ASKED, closesDialogs, hasPasskey, makesPasskey, passesOn } from "../kit/authenticator";
import { answer, askedOf, refuse } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, renderDashboard, widthOf } from "../kit/dashboard";

const OPTIONS = "POST /api/dashboard/account/passkeys/options";
const ADD = "POST /api/dashboard/account/passkeys";
const RENAME = "PATCH /api/dashboard/account/passkeys/:id";
const REMOVE = "POST /api/dashboard/account/passkeys/:id/remove";
const END = "POST /api/dashboard/account/sessions/end";
const PASSWORD = "POST /api/dashboard/account/password";

const since = "2026-11-20T10:00:00.000Z";
const laptop = { id: "laptop", name: "Work laptop", createdAt: since, lastUsedAt: null, isSynced: false };
const phone = { id: "phone", name: "Phone", createdAt: since, lastUsedAt: since, isSynced: true };
const here = { id: "here", browser: "Firefox on Windows", since, usedAt: since, isCurrent: true };
const there = { id: "there", browser: "Safari on iPhone", since, usedAt: since, isCurrent: false };
const accepted = { rpId: "localhost", userId: "b3duZXI", allAcceptedCredentialIds: ["a2V5"] };
const account: AccountDetail = { passkeys: [laptop], accepted, sessions: [here, there] };

const section = (name: string) => page.getByRole("region", { name });
const passkeys = section("Passkeys");
const sessions = section("Sessions");
const names = (part: typeof passkeys) => part.getByRole("rowheader");
const dialog = page.getByRole("dialog");
const current = dialog.getByLabelText("Current password");

async function open(detail = account, user = {}) {
  answer("GET /api/dashboard/account", () => detail);
  await renderDashboard(
    BLOG_ADMIN,
    <Guard role={BLOG_ADMIN}>
      <Account role={BLOG_ADMIN} />
    </Guard>,
    "/account",
  );
  answer("GET /api/session", () => ({ user: { email: "blog@example.com", role: BLOG_ADMIN, ...user } }));
}

test("an account sees its passkeys and sessions, on any screen", async () => {
  await open({ ...account, passkeys: [laptop, phone] });
  await expectTexts(names(passkeys), ["Work laptop", "Phone"]);
  await expectTexts(names(sessions), ["Firefox on Windows", "Safari on iPhone"]);
  await expect.element(passkeys.getByText("On one device")).toBeVisible();
  await expect.element(sessions.getByText("This session")).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(widthOf()).toBe(width);
  }
});

test("a passkey is added with a name and the current password", async () => {
  await open({ ...account, passkeys: [] });
  await expect.element(passkeys.getByText("You have no passkey yet.")).toBeVisible();
  answer(OPTIONS, () => ASKED);
  answer(ADD, () => account);
  makesPasskey();
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expectAccessible();
  await dialog.getByLabelText("Name").fill("Work laptop");
  const accept = refuse(OPTIONS, "VALIDATION_FAILED", { fields: { password: "This is not your current password." } });
  await current.fill("wrong");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect.element(current).toHaveAccessibleDescription("This is not your current password.");
  accept();
  await current.fill("correct horse");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expectTexts(names(passkeys), ["Work laptop"]);
  await expect.element(page.getByText("“Work laptop” is added. It is asked for at your next sign-in.")).toBeVisible();
  await expect.poll(() => askedOf(OPTIONS).at(-1)?.body).toEqual({ password: "correct horse" });
  await expect
    .poll(() => askedOf(ADD))
    .toMatchObject([{ body: { ticket: ASKED.ticket, name: "Work laptop", response: { id: "a2V5" } } }]);
});

test("a closed dialog of the browser adds nothing, and what was typed stays", async () => {
  await open();
  answer(OPTIONS, () => ASKED);
  closesDialogs();
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabelText("Name").fill("Key");
  await current.fill("correct horse");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect.element(dialog.getByText("No passkey was added. Please try again.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Name")).toHaveValue("Key");
  expect(askedOf(ADD)).toEqual([]);
});

test("a device that has a passkey of the account says so", async () => {
  await open();
  answer(OPTIONS, () => ASKED);
  hasPasskey();
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabelText("Name").fill("Key");
  await current.fill("correct horse");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect.element(dialog.getByText("This device already keeps a passkey for your account.")).toBeVisible();
});

test("a passkey gets another name by the keyboard alone, or its field says what is wrong", async () => {
  await open();
  const rename = passkeys.getByRole("button", { name: "Rename Work laptop" });
  await expect.element(rename).toBeVisible();
  (rename.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expectAccessible();
  const name = dialog.getByLabelText("Name");
  await expect.element(name).toHaveValue("Work laptop");
  const accept = refuse(RENAME, "VALIDATION_FAILED", { fields: { name: "Name is required." } });
  await name.fill(" ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAccessibleDescription(/Name is required\.$/);
  accept();
  answer(RENAME, () => ({ ...account, passkeys: [{ ...laptop, name: "Blue key" }] }));
  await name.fill("Blue key");
  await userEvent.keyboard("{Enter}");
  await expectTexts(names(passkeys), ["Blue key"]);
  await expect.element(page.getByText("The passkey is now called “Blue key”.")).toBeVisible();
  await expect.element(passkeys.getByRole("button", { name: "Rename Blue key" })).toHaveFocus();
  await expect
    .poll(() => askedOf(RENAME).at(-1))
    .toMatchObject({ params: { id: "laptop" }, body: { name: "Blue key" } });
});

test("a passkey is removed with the current password, and from its manager", async () => {
  await open();
  const { forgetRemoved } = passesOn();
  answer(REMOVE, () => ({ ...account, passkeys: [] }));
  await passkeys.getByRole("button", { name: "Remove Work laptop" }).click();
  await expectAccessible();
  await current.fill("correct horse");
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect.element(passkeys.getByText("You have no passkey yet.")).toBeVisible();
  await expect
    .poll(() => askedOf(REMOVE))
    .toMatchObject([{ params: { id: "laptop" }, body: { password: "correct horse" } }]);
  await expect.poll(() => forgetRemoved.mock.calls).toEqual([[accepted]]);
});

test("one session is ended, or all others", async () => {
  const elsewhere = { ...there, id: "elsewhere", browser: "Edge on Windows" };
  await open({ ...account, sessions: [here, there, elsewhere] });
  answer(END, () => ({ ...account, sessions: [here, elsewhere] }));
  await sessions.getByRole("button", { name: /^End Safari on iPhone/ }).click();
  await expectTexts(names(sessions), ["Firefox on Windows", "Edge on Windows"]);
  answer(END, () => ({ ...account, sessions: [here] }));
  await sessions.getByRole("button", { name: "End all others" }).click();
  await expectTexts(names(sessions), ["Firefox on Windows"]);
  await expect.element(sessions.getByRole("button")).not.toBeInTheDocument();
  await expect.poll(() => askedOf(END).map(({ body }) => body)).toEqual([{ ids: ["there"] }, { ids: ["elsewhere"] }]);
});

test("the password is changed, or its fields say what is wrong", async () => {
  await open();
  const [old, next] = [section("Password").getByLabelText("Current password"), page.getByLabelText("New password")];
  const change = page.getByRole("button", { name: "Change password" });
  await old.fill("correct horse");
  await next.fill("password1");
  const accept = refuse(PASSWORD, "VALIDATION_FAILED", { fields: { newPassword: "This password is too common." } });
  await change.click();
  await expect.element(next).toHaveAccessibleDescription(/This password is too common\.$/);
  accept();
  answer(PASSWORD, () => ({ ...account, sessions: [here] }));
  await next.fill("battery staple");
  await change.click();
  await expect.element(page.getByText("Your password is changed, and all other sessions are ended.")).toBeVisible();
  await expect.element(old).toHaveValue("");
  await expectTexts(names(sessions), ["Firefox on Windows"]);
});

test("where passkeys are required, a dashboard leads to adding one, and opens after that", async () => {
  history.replaceState(null, "", "/blog/admin");
  const guarded = (
    <Guard role={BLOG_ADMIN}>
      {location.pathname === "/blog/admin" ? "The dashboard" : <Account role={BLOG_ADMIN} />}
    </Guard>
  );
  await renderDashboard(BLOG_ADMIN, guarded);
  await expect.element(page.getByText("The dashboard", { exact: true })).toBeVisible();
  answer("GET /api/session", () => ({
    user: { email: "blog@example.com", role: BLOG_ADMIN, mustAddPasskey: true },
  }));
  dispatchEvent(new StorageEvent("storage", { key: "sessionChange", newValue: "signed-in 1" }));
  await expectAddress("/blog/admin/account");
});

test("an account that must add a passkey sees nothing else until it has", async () => {
  answer("GET /api/dashboard/account", () => {
    throw new RuleError("FORBIDDEN");
  });
  answer(OPTIONS, () => ASKED);
  answer(ADD, () => {
    answer("GET /api/session", () => ({ user: { email: "blog@example.com", role: BLOG_ADMIN } }));
    answer("GET /api/dashboard/account", () => account);
    return account;
  });
  makesPasskey();
  await renderDashboard(BLOG_ADMIN, <Account role={BLOG_ADMIN} />, "/account");
  answer("GET /api/session", () => ({
    user: { email: "blog@example.com", role: BLOG_ADMIN, mustAddPasskey: true },
  }));
  dispatchEvent(new StorageEvent("storage", { key: "sessionChange", newValue: "signed-in 1" }));
  const step = section("Add a Passkey to Go On");
  await expect.element(step).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
  await expectAccessible();
  await step.getByLabelText("Name").fill("Key");
  await step.getByLabelText("Current password").fill("correct horse");
  await step.getByRole("button", { name: "Add passkey" }).click();
  await expectTexts(names(passkeys), ["Work laptop"]);
  await expect.element(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
});
