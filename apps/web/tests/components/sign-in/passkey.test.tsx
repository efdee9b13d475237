import { errorText } from "@repo/contract/http/errors";
import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { SignInPanel } from "@/app/(dashboards)/_shared/sign-in/sign-in-panel";
import { lowerFlag } from "@/lib/dashboards";
import { ASKED, closesDialogs, passesOn, usesPasskey } from "../kit/authenticator";
import { answer, askedOf, refuse } from "../kit/cms";
import { expectAccessible, expectAddress, renderDashboard } from "../kit/dashboard";

const LOGIN = "POST /api/auth/jobs/login";
const PASSKEY = "POST /api/auth/jobs/passkey";
const OPTIONS = "POST /api/auth/jobs/passkey/options";
const user = { email: "meera@example.com", role: JOBS_ADMIN } as const;
const button = page.getByRole("button", { name: "Login" });
const alone = page.getByRole("button", { name: "Sign in with a passkey" });
const alert = page.getByRole("alert").filter({ hasText: /./ });

beforeEach(async () => {
  await renderDashboard(JOBS_ADMIN, <SignInPanel role={JOBS_ADMIN} submitLabel="Login" />);
  history.replaceState(null, "", "/admin-login");
  lowerFlag(JOBS_ADMIN);
  answer("GET /api/session", () => ({ user: null }));
  answer(LOGIN, () => ({ passkey: ASKED }));
  answer(OPTIONS, () => ASKED);
  answer(PASSKEY, () => {
    answer("GET /api/session", () => ({ user }));
    return { user };
  });
});

async function fillIn() {
  await page.getByLabelText("Email").fill(user.email);
  await page.getByLabelText("Password").fill("correct horse");
}

test("a passkey is asked for after the password, and opens the dashboard", async () => {
  const dialog = usesPasskey();
  await fillIn();
  await button.click();
  await expectAddress("/admin");
  expect(dialog).toHaveBeenCalledOnce();
  await expect
    .poll(() => askedOf(PASSKEY).map(({ body }) => body))
    .toMatchObject([{ ticket: ASKED.ticket, response: { id: "a2V5" } }]);
});

test("a passkey alone opens the dashboard", async () => {
  await expectAccessible();
  usesPasskey();
  await alone.click();
  await expectAddress("/admin");
  expect(askedOf(LOGIN)).toEqual([]);
  await expect.poll(() => askedOf(PASSKEY)).toHaveLength(1);
});

test("a passkey that was removed says so, and its manager forgets it", async () => {
  const { forgetUnknown } = passesOn();
  usesPasskey();
  refuse(PASSKEY, "PASSKEY_UNKNOWN");
  await alone.click();
  await expect.element(alert).toHaveTextContent(errorText("PASSKEY_UNKNOWN"));
  expect(forgetUnknown.mock.calls).toEqual([[{ rpId: "localhost", credentialId: "a2V5" }]]);
});

test("a closed dialog and a refused passkey are said in words, and can be tried again", {
  tags: ["full"],
}, async () => {
  const failsWith = async (words: string) => {
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(alone).toHaveAttribute("aria-disabled", "false");
    await page.getByLabelText("Password").fill("another horse");
    await expect.element(alert).not.toBeInTheDocument();
  };
  closesDialogs();
  await fillIn();
  await button.click();
  await failsWith("No passkey was used. Please try again.");
  await alone.click();
  await failsWith("No passkey was used. Please try again.");
  expect(askedOf(PASSKEY)).toEqual([]);

  usesPasskey();
  const accept = refuse(PASSKEY, "INVALID_CREDENTIALS");
  await alone.click();
  await failsWith("This passkey was not accepted. Please try again.");
  accept();
  const answerAgain = refuse(OPTIONS, "RATE_LIMITED");
  await alone.click();
  await failsWith("Too many requests. Please wait a minute and try again.");
  answerAgain();
  await alone.click();
  await expectAddress("/admin");
});
