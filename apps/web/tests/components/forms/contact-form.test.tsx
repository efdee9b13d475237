import { errorText } from "@repo/contract/http/errors";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactForm } from "@/components/contact/contact-form";
import { answer, askedOf } from "../kit/cms";

const SEND = "POST /api/contact";

async function fillIn() {
  await render(<ContactForm />);
  for (const label of ["Name", "Subject", "Message"]) await page.getByLabelText(label, { exact: true }).fill("Trucks");
  await page.getByLabelText("Email").fill("meera@example.com");
  await page.getByRole("checkbox").click();
}

test("a refusal is told with the server’s reason, and in words even without one", async () => {
  await fillIn();
  for (const [error, shown] of [
    [
      { code: "FORBIDDEN", message: "Please open it at https://example.com." },
      "Please open it at https://example.com.",
    ],
    [{ code: "RATE_LIMITED", message: "Please try again in 42 seconds." }, "Please try again in 42 seconds."],
    [{ code: "VALIDATION_FAILED", message: "\u200b", fields: {} }, "Some fields need your attention."],
    [{ code: "CMS_UNAVAILABLE", message: "" }, errorText("MAIL_FAILED")],
  ] as const) {
    answer(SEND, () => Response.json({ error }, { status: 403 }));
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect.element(page.getByRole("alert").filter({ hasText: shown })).toBeVisible();
  }
});

test("two clicks at once send once, also after a refusal", async () => {
  await fillIn();
  const button = page.getByRole("button", { name: "Send Message" });
  const clickTwice = () => {
    const element = button.element() as HTMLElement;
    element.click();
    element.click();
  };

  answer(SEND, () => Response.json({ error: { code: "RATE_LIMITED", message: "" } }, { status: 429 }));
  clickTwice();
  await expect.element(page.getByRole("alert").filter({ hasText: /try again/ })).toBeVisible();
  expect(askedOf(SEND)).toHaveLength(1);
  await expect.element(button).toBeEnabled();

  answer(SEND, () => ({ sent: true }));
  clickTwice();
  await expect.element(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  expect(askedOf(SEND)).toHaveLength(2);
  await expect.element(page.getByLabelText("Message")).toHaveValue("");
});
