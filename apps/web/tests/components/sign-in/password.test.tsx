import { RuleError } from "@repo/contract/http/errors";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ForgotPasswordForm } from "@/app/(dashboards)/_shared/sign-in/password/forgot-password-form";
import { NewPassword } from "@/app/(dashboards)/_shared/sign-in/password/new-password";
import { answer, askedOf, cut, hold, refuse } from "../kit/cms";
import { expectAccessible, renderDashboard } from "../kit/dashboard";

const ASK = "POST /api/auth/forgot-password";
const READ = "POST /api/auth/password-link";
const USE = "POST /api/auth/new-password";
const UNAVAILABLE = "This is not possible right now. Please try again in a moment.";

const email = page.getByLabelText("Email");
const password = page.getByLabelText("New password");
const alert = page.getByRole("alert").filter({ hasText: /./ });
const heading = (name: string) => page.getByRole("heading", { name });

describe("the form for a forgotten password", () => {
  const button = page.getByRole("button", { name: "Mail me a link" });

  beforeEach(async () => {
    answer(ASK, () => ({ asked: true }));
    await renderDashboard("jobs-admin", <ForgotPasswordForm />);
  });

  test("is sent once, and says the same of every address", async () => {
    const release = hold(ASK);
    await email.fill(" meera@example.com ");
    await button.click();
    const sending = page.getByRole("button", { name: "Sending..." });
    await expect.element(sending).toHaveAttribute("aria-disabled", "true");
    (sending.element() as HTMLElement).click();
    release();
    await expect.element(heading("Look into your mailbox")).toHaveFocus();
    await expectAccessible();
    await expect.poll(() => askedOf(ASK).map(({ body }) => body)).toEqual([{ email: "meera@example.com" }]);
  });

  test("says what is wrong with the address, or why it can't be sent, until something is typed", async () => {
    await email.fill("meera");
    await button.click();
    await expect.element(email).toHaveAccessibleDescription("Enter an email address, such as name@example.com.");
    await email.fill("meera@example.com");
    refuse(ASK, "RATE_LIMITED");
    await button.click();
    await expect.element(alert).toHaveTextContent("Too many requests. Please wait a minute and try again.");
    await userEvent.keyboard("x");
    cut(ASK);
    await button.click();
    await expect.element(alert).toHaveTextContent(UNAVAILABLE);
  });
});

describe("the form for a new password", () => {
  const button = page.getByRole("button", { name: "Set the password" });
  let token = "";
  const role = "jobs-admin";
  const show = (fragment = `#${token}`) => renderDashboard(role, <NewPassword role={role} />, fragment);

  beforeEach(() => {
    // What a link is about is read once.
    token = crypto.randomUUID();
    answer(READ, () => ({ email: "meera@example.com" }));
    answer(USE, () => ({ role: "blog-admin" }));
  });

  test("sends the token of the link, and leads to the sign-in of the account's own dashboard", async () => {
    await show();
    await expect.element(email).toHaveValue("meera@example.com");
    await expect.element(password).toHaveAttribute("autocomplete", "new-password");
    await expectAccessible();
    await password.fill("correct horse");
    await page.getByLabelText("Show the password").click();
    await expect.element(password).toHaveAttribute("type", "text");
    await button.click();
    await expect.element(heading("Your password is set")).toHaveFocus();
    await expectAccessible();
    await expect
      .element(page.getByRole("link", { name: "Go to the sign-in" }))
      .toHaveAttribute("href", "/blog/admin/login");
    await expect.poll(() => askedOf(READ).map(({ body }) => body)).toEqual([{ token }]);
    await expect.poll(() => askedOf(USE).map(({ body }) => body)).toEqual([{ token, password: "correct horse" }]);
  });

  test("says what is wrong with a password, here and at the CMS", async () => {
    await show();
    await password.fill("seven 7");
    await button.click();
    await expect.element(password).toHaveAccessibleDescription(/Password must have at least 8 characters\.$/);
    expect(askedOf(USE)).toEqual([]);
    refuse(USE, "VALIDATION_FAILED", { fields: { password: "This password is too common." } });
    await password.fill("password1");
    await button.click();
    await expect.element(password).toHaveAccessibleDescription(/This password is too common\.$/);
  });

  test("isn't there for a link that doesn't work, or no longer works", async () => {
    const gone = heading("This link does not work");
    refuse(READ, "NOT_FOUND");
    await show();
    await expect.element(gone).toHaveFocus();
    await expect
      .element(page.getByRole("link", { name: "Ask for a new link" }))
      .toHaveAttribute("href", "/admin-login/forgot-password");
    await expectAccessible();

    answer(READ, () => ({ email: "meera@example.com" }));
    location.hash = crypto.randomUUID();
    await password.fill("correct horse");
    answer(USE, () => {
      throw new RuleError("NOT_FOUND");
    });
    await button.click();
    await expect.element(gone).toHaveFocus();
  });

  test("isn't there without a token either, for which nobody is asked", async () => {
    await show("");
    await expect.element(heading("This link does not work")).toBeVisible();
    expect(askedOf(READ)).toEqual([]);
  });

  test("is offered again once the site answers", async () => {
    const restore = refuse(READ, "CMS_UNAVAILABLE");
    await show();
    await expect.element(alert).toHaveTextContent(UNAVAILABLE);
    restore();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.element(password).toBeVisible();
  });
});
