import { RuleError } from "@repo/contract/http/errors";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SignInPanel } from "@/app/(dashboards)/_shared/sign-in/sign-in-panel";
import { DASHBOARDS, hasFlag, lowerFlag } from "@/lib/dashboards";
import { answer, askedOf, cut, hold } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, renderDashboard } from "../kit/dashboard";

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password");
const alert = page.getByRole("alert").filter({ hasText: /./ });
const summary = page.getByRole("alert", { name: "There is a problem" });
const jobs = {
  role: "jobs-admin",
  login: "POST /api/auth/jobs/login",
  refused: "Invalid admin credentials",
} as const;
const blog = {
  role: "blog-admin",
  login: "POST /api/auth/blog/login",
  refused: "Invalid email or password. Please try again.",
} as const;

async function fillIn() {
  await email.fill("meera@example.com");
  await password.fill("correct horse");
}

describe.each([jobs, blog])("the sign-in of the $role", ({ role, login, refused }) => {
  const user = { email: "meera@example.com", role };
  const button = page.getByRole("button", { name: "Let me in" });
  const signedIn = () => answer("GET /api/session", () => ({ user }));
  const { signInPage, home } = DASHBOARDS[role];

  beforeEach(async () => {
    answer(login, () => {
      signedIn();
      return { user };
    });
    await renderDashboard(role, <SignInPanel role={role} emailPlaceholder="Admin Email" submitLabel="Let me in" />);
    history.replaceState(null, "", signInPage);
    lowerFlag(role);
    answer("GET /api/session", () => ({ user: null }));
  });

  test("is sent once, and leads to the dashboard", async () => {
    await expect.element(page.getByPlaceholder("Admin Email")).toHaveAttribute("name", "email");
    await fillIn();
    const read = askedOf("GET /api/session").length;
    const release = hold(login);
    await button.click();
    const signingIn = page.getByRole("button", { name: "Signing in..." });
    await expect.element(signingIn).toHaveAttribute("aria-disabled", "true");
    (signingIn.element() as HTMLElement).click();
    release();
    await expectAddress(home);
    await expect.poll(() => hasFlag(role)).toBe(true);
    await expect
      .poll(() => askedOf(login).map(({ body }) => body))
      .toEqual([{ email: user.email, password: "correct horse" }]);
    expect(askedOf("GET /api/session")).toHaveLength(read + 1);
  });

  test("says what was wrong until something is typed, and keeps what was", async () => {
    await fillIn();
    answer(login, () => {
      throw new RuleError("INVALID_CREDENTIALS");
    });
    for (const field of [email, password]) {
      await button.click();
      await expect.element(page.getByText(refused, { exact: true })).toBeVisible();
      await expect.poll(() => document.title).toMatch(/^Error: /);
      await field.click();
      await userEvent.keyboard("{End}x");
      await expect.element(alert).not.toBeInTheDocument();
    }
    await expect.element(email).toHaveValue("meera@example.comx");
    await expect.element(password).toHaveValue("correct horsex");
    await expectAddress(signInPage);
    expect(hasFlag(role)).toBe(false);
  });

  // Both have one form, the rest of which is tested at one of them.
  if (role !== jobs.role) return;

  test("leads to the application that a link has named", async () => {
    history.replaceState(null, "", `${signInPage}?application=1`);
    await fillIn();
    await button.click();
    await expectAddress(`${home}?application=1`);
  });

  test("asks for what is missing", async () => {
    await button.click();
    await expect.element(summary).toHaveFocus();
    await expect.poll(() => document.title).toMatch(/^Error: /);
    await expectTexts(summary.getByRole("link"), ["Email is required.", "Password is required."]);
    await expect.element(email).toHaveAccessibleDescription("Email is required.");
    await expect.element(password).toHaveAccessibleDescription("Password is required.");
    await expectAccessible();
    expect(askedOf(login)).toEqual([]);
  });

  test("says in words what else it is refused with, or that there is no answer", async () => {
    const notPossible = "Signing in is not possible right now. Please try again in a moment.";
    const wrongAddress = "This page was not opened at https://www.example.com. Please open it there, and try again.";
    const refusals: [response: Response, words: string][] = [
      [
        Response.json(new RuleError("RATE_LIMITED", "Too many requests. Please try again in 42 seconds.").toBody(), {
          status: 429,
        }),
        "Too many requests. Please try again in 42 seconds.",
      ],
      [Response.json(new RuleError("FORBIDDEN", wrongAddress).toBody(), { status: 403 }), wrongAddress],
      [Response.json({ error: { code: "VALIDATION_FAILED", message: "" } }, { status: 422 }), notPossible],
      [Response.json({}, { status: 422 }), notPossible],
      [Response.error(), notPossible],
    ];
    await fillIn();
    for (const [response, words] of refusals) {
      answer(login, () => response);
      await button.click();
      await expect.element(alert).toHaveTextContent(words);
      await password.fill("another horse");
      await expect.element(alert).not.toBeInTheDocument();
    }
    cut(login);
    await button.click();
    await expect.element(alert).toHaveTextContent(notPossible);
    expect(hasFlag(role)).toBe(false);
  });

  test("says that the browser keeps no cookies", async () => {
    await fillIn();
    answer(login, () => ({ user }));
    await button.click();
    await expect
      .element(alert)
      .toHaveTextContent("Your browser keeps no cookies of this site. Please allow them, and sign in again.");
    await expectAddress(signInPage);
  });

  test("is worked with the keyboard, and lets password managers in", async () => {
    await expect.element(email).toHaveAttribute("autocomplete", "username");
    await expect.element(password).toHaveAttribute("autocomplete", "current-password");
    await email.click();
    await userEvent.keyboard("meera@example.com{Tab}correct horse{Enter}");
    await expectAddress(home);
  });

  test("offers somebody with a session, but without the flag, one button to go on", async () => {
    signedIn();
    dispatchEvent(new StorageEvent("storage", { key: "sessionChange", newValue: "signed-in 1" }));
    const onward = page.getByRole("button", { name: "Continue as meera@example.com" });
    await expect.element(onward).toBeVisible();
    await expectAccessible();
    await onward.click();
    await expectAddress(home);
    await expect.poll(() => hasFlag(role)).toBe(true);
  });
});
