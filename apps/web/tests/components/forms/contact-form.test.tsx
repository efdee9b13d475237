import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ContactForm } from "@/components/contact/contact-form";
import { answer, askedOf } from "../kit/cms";

const SEND = "POST /api/contact";

test("two clicks at once send once, also after a refusal", async () => {
  await render(<ContactForm />);
  for (const label of ["Name", "Subject", "Message"]) await page.getByLabelText(label, { exact: true }).fill("Trucks");
  await page.getByLabelText("Email").fill("meera@example.com");
  await page.getByRole("checkbox").click();
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

  answer(SEND, () => ({ sent: true }));
  clickTwice();
  await expect.element(page.getByRole("status").filter({ hasText: /./ })).toBeVisible();
  expect(askedOf(SEND)).toHaveLength(2);
  await expect.element(page.getByLabelText("Message")).toHaveValue("");
});
