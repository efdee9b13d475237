import { appendFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { product } from "../product";
import { attachResume, fillInApplication, JOB, openApplicationForm } from "./application-form";
import { clickTwice, expect, expectAccessible, mailsTo, readAsJobsAdmin, signInAs, test } from "./fixtures";
import { hydrated } from "./hydration";

const THANKS = "Thanks for applying! A confirmation email has been sent to your inbox.";
const person = () => `meera.${crypto.randomUUID()}@example.com`;

test("a visitor applies: row, file and two mails are there, and nobody else learns of it", { tag: "@journey" }, async ({
  page,
  pdf,
}) => {
  const email = person();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  const dialog = await openApplicationForm(page);
  await expect(dialog).toContainText("Privacy Policy (opens in a new tab) (last updated May 2025)");
  await fillInApplication(page, email);
  await attachResume(page, pdf, "Meera Sampleson.pdf");
  const link = page.getByLabel("Portfolio or profile link (optional)");
  await link.fill("my portfolio");
  await page.getByLabel("Message (optional)").fill("Your loom is why I write.");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(link).toHaveAccessibleDescription(/^Portfolio or profile link must be a web address, such as/);
  await link.fill("portfolio.example.org/meera");
  await clickTwice(dialog.getByRole("button", { name: "Submit Application" }));
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeFocused();

  const found = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
  const { items } = (await found.json()) as { items: Record<string, string>[] };
  expect(items).toMatchObject([
    {
      job_title: JOB,
      profile_link: "https://portfolio.example.org/meera",
      message: "Your loom is why I write.",
    },
  ]);
  const resume = await readAsJobsAdmin(`/api/job-applications/${items[0]?.id}/resume`);
  expect(Buffer.from(await resume.arrayBuffer()).equals(pdf)).toBe(true);

  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [confirmation] = await mailsTo(email);
  expect(confirmation?.subject).toBe(`We have received your application for ${JOB}`);
  expect(confirmation?.html).toContain("Meera Sampleson");
  await expect
    .poll(async () => (await mailsTo("hr@example.com")).filter(({ text }) => text.includes(email)))
    .toHaveLength(1);
  const notice = (await mailsTo("hr@example.com")).find(({ text }) => text.includes(email));
  expect(notice?.replyTo?.[0]?.address).toBe(email);
  expect(notice?.text).toContain(items[0]?.resume_url);
  expect(notice?.text).toContain("Portfolio or profile link: https://portfolio.example.org/meera");

  const log = await readFile(path.join(product.DATA_DIR, "logs/cms.log"), "utf8");
  const resumes = await readdir(path.join(product.DATA_DIR, "resumes"));
  for (const told of [...addresses, ...resumes, items[0]?.resume_url, log]) {
    expect(told).not.toMatch(/meera|sampleson|example\.com|40 0000 0000/i);
  }
});

test("the details are a list, the page behind stands still, and closing forgets where one was", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  const opener = page.getByRole("button", { name: `View Details of ${JOB}` });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await expect(dialog.getByRole("heading", { name: "Requirements" })).toBeVisible();
  expect(await dialog.getByRole("listitem").count()).toBeGreaterThan(8);
  await expectAccessible(page);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 2000);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await dialog.getByRole("button", { name: "Apply Now" }).click();
  await expect(dialog.getByRole("heading", { name: "Your Application" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole("button", { name: "Apply Now" })).toBeVisible();
});

test("says what is missing beside each field, and keeps what was typed", async ({ page, pdf }) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  const summary = dialog.getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("link")).toHaveText([
    "Email is required.",
    "Phone number is required.",
    "Years of experience is required.",
    "Current CTC is required.",
    "Expected CTC is required.",
    "Notice period is required.",
    "Choose a preferred work type.",
    "Please attach your résumé.",
  ]);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Please attach your résumé." }).click();
  await expect(page.getByLabel("Résumé")).toBeFocused();
  await summary.getByRole("link", { name: "Email is required." }).press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page).toHaveURL("/careers/senior-backend-engineer");

  await fillInApplication(page);
  await attachResume(page, pdf, "photo.png", "image/png");
  const wrongType = "Attach a valid résumé file (.pdf / .doc / .docx)";
  await expect(summary.getByRole("link")).toHaveText([wrongType]);
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Résumé")).toHaveAccessibleDescription(new RegExp(wrongType.replace(/[().]/g, "\\$&")));
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("a page that calls itself a PDF is refused by its content", { tag: "@failing-requests" }, async ({ page }) => {
  const dialog = await openApplicationForm(page);
  await fillInApplication(page);
  await attachResume(page, Buffer.from("<html>not a résumé</html>"));
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByLabel("Résumé")).toHaveAccessibleDescription(/Attach a valid résumé file/);
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("an answer that never comes keeps the form, and the next try sends it once", {
  tag: ["@failing-requests", "@once"],
}, async ({ page, pdf }) => {
  const email = person();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page, email);
  await attachResume(page, pdf);
  await page.route("/api/applications", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByText("Could not save application.")).toBeVisible();

  await page.unroute("/api/applications");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
  const found = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
  expect(await found.json()).toMatchObject({ total: 1 });
});

test("a file that changed after it was chosen is told at its field, and can be chosen again", async ({
  page,
  pdf,
}, testInfo) => {
  const file = testInfo.outputPath("cv.pdf");
  await writeFile(file, pdf);
  const dialog = await openApplicationForm(page);
  await fillInApplication(page);
  const resume = page.getByLabel("Résumé");
  await resume.setInputFiles(file);
  await appendFile(file, "\n");
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await submit.click();
  await expect(resume).toHaveAccessibleDescription(/The file has changed since you chose it\. Choose it again\./);
  await expectAccessible(page);

  const chosen = page.waitForEvent("filechooser");
  await resume.click();
  await (await chosen).setFiles(file);
  await expect(resume).not.toHaveAttribute("aria-invalid");
  await rm(file);
  await submit.click();
  await expect(resume).toHaveAccessibleDescription(/The file has changed since you chose it\. Choose it again\./);
});

test("an upload without an answer can be cancelled, and ends by itself", { tag: "@failing-requests" }, async ({
  page,
  pdf,
}) => {
  await page.clock.install();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page);
  await attachResume(page, pdf);
  await page.route("/api/applications", () => {});
  const submit = dialog.getByRole("button", { name: "Submit Application" });
  await submit.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("alert")).toContainText("You cancelled before there was an answer.");
  await expect(submit).toBeFocused();
  await expectAccessible(page);

  const sent = page.waitForRequest("/api/applications");
  await submit.click();
  await sent;
  await page.clock.fastForward("02:00");
  await expect(dialog.getByRole("alert")).toContainText("The connection has stopped. Check it, and send again.");
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
});

test("whoever's browser fills in what nobody sees is told of no mail that isn't sent", async ({ page, pdf }) => {
  const email = person();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page, email);
  await attachResume(page, pdf);
  await dialog.locator(`[name=${HONEYPOT}]`).evaluate((field: HTMLInputElement) => (field.value = "filled in"));
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(
    dialog.getByRole("heading", { name: /has reached us, but we can’t send you a confirmation/ }),
  ).toBeFocused();
  const found = await readAsJobsAdmin(`/api/dashboard/applications?q=${email}`);
  expect(await found.json()).toMatchObject({ items: [{ suspected: true }] });
});

const LONG_NAME = "The résumé of Meera Sampleson, software engineer, with all of her projects until November 2026.pdf";

test.describe("on a phone, with a file of a long name", { tag: "@failing-requests" }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("each refusal is said beside the button, and all that was typed stays", async ({ page, pdf }) => {
    const dialog = await openApplicationForm(page);
    await fillInApplication(page, "meera@example.com");
    await attachResume(page, pdf, LONG_NAME);
    for (const [code, status, message, words] of [
      ["RESUME_UPLOAD_FAILED", 502, "Resume upload failed. Try again.", "Resume upload failed. Try again."],
      ["APPLICATION_SAVE_FAILED", 502, "Could not save application.", "Could not save application."],
      ["RATE_LIMITED", 429, "Too many requests. Please wait a minute and try again.", "Too many requests."],
      ["CMS_UNAVAILABLE", 503, "The service is not available right now.", "Could not save application."],
      ["JOB_NOT_FOUND", 404, "This job is no longer open.", "This job is no longer open."],
    ] as const) {
      await test.step(code, async () => {
        let answer: () => void = () => {};
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route("/api/applications", async (route) => {
          await answered;
          await route.fulfill({ status, json: { error: { code, message } } });
        });
        await dialog.getByRole("button", { name: "Submit Application" }).click();

        await expect(dialog.getByRole("status").filter({ hasText: "Sending your application…" })).toBeVisible();
        await expect(dialog.getByRole("progressbar", { name: "Sent of your application" })).toBeVisible();
        await expect(dialog.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
        await expectAccessible(page);
        answer();

        await expect(dialog.getByRole("alert")).toContainText(words);
        await expect(page.getByLabel("Full name")).toHaveValue("Meera Sampleson");
        await expect(page.getByLabel("Preferred work type")).toHaveValue("Full-time");
        await expect(page.getByLabel("Résumé")).toHaveValue(/2026\.pdf$/);
        await expectAccessible(page);
        expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        await page.unroute("/api/applications");
      });
    }
  });

  test("a file that is no résumé or too large is refused before anything is sent", async ({ page, pdf }) => {
    const dialog = await openApplicationForm(page);
    await fillInApplication(page);
    const resume = page.getByLabel("Résumé");
    await expect(resume).toHaveAccessibleDescription("PDF, DOC or DOCX, up to 10 MB.");
    await attachResume(page, pdf, "photo.png", "image/png");
    await expect(resume).toHaveAccessibleDescription(/Attach a valid résumé file \(\.pdf \/ \.doc \/ \.docx\)/);
    await expectAccessible(page);
    await attachResume(page, Buffer.alloc(10 * 1024 ** 2 + 1), LONG_NAME);
    await expect(resume).toHaveAccessibleDescription(/The résumé is larger than 10 MB\. Attach a smaller file\./);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("alert", { name: "There is a problem" })).toBeFocused();
    await expect(dialog.getByRole("progressbar")).toBeHidden();
  });
});

test("a file may be dropped beside the field, where the browser would open it", async ({ page, pdf }) => {
  const email = person();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page, email);
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "dropped.pdf", { type: "application/pdf" }));
      return transfer;
    },
    [...pdf],
  );
  for (const place of [dialog.getByLabel("Full name"), page.locator("html")]) {
    const opens = await place.evaluate(
      (element, dataTransfer) =>
        ["dragover", "drop"].map((type) =>
          element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
        ),
      files,
    );
    expect(opens).toEqual([false, false]);
    await expect(page.getByLabel("Résumé")).toHaveValue(/dropped\.pdf$/);
    await page.getByLabel("Résumé").setInputFiles([]);
  }
  await page.getByLabel("Résumé").dispatchEvent("drop", { dataTransfer: files });
  await expect(dialog.getByText("dropped.pdf")).toBeVisible();
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
});

test("title, close button and Apply Now stay in view while a long job is read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto("/careers");
  await hydrated(page);
  await page.getByRole("button", { name: `View Details of ${JOB}` }).click();
  const dialog = page.getByRole("dialog", { name: JOB });
  await dialog.evaluate((element) => element.scrollTo(0, 150));
  for (const name of ["Close", "Apply Now"]) {
    await expect(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("works with the keyboard alone", async ({ page, pdf }) => {
  await page.goto("/careers");
  await hydrated(page);
  await page.getByRole("button", { name: `View Details of ${JOB}` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: JOB });
  await expect(dialog.getByRole("heading", { name: JOB })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full name")).toBeVisible();
  for (const text of ["Meera Sampleson", person(), "+91 40 0000 0000", "4", "12.5", "16", "30"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Contract");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Résumé")).toBeFocused();
  await attachResume(page, pdf);
  await page.keyboard.press("Tab");
  await expect(page.getByText("No file at hand? Paste your CV as text")).toBeFocused();
  for (const text of ["example.org/meera", "Your loom is why I write."]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Keep my application for later openings")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
});

test("a CV is pasted instead of a file, with the keyboard alone, and read in the dashboard", async ({ page }) => {
  const email = person();
  const dialog = await openApplicationForm(page);
  await fillInApplication(page, email);
  await page.getByText("No file at hand? Paste your CV as text").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const text = page.getByLabel("Your CV as text");
  await expect(text).toBeFocused();
  await page.keyboard.insertText("Meera Sampleson\nSoftware engineer in Pune");
  await expectAccessible(page);
  for (const label of ["Portfolio or profile link", "Message", "Keep my application"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: THANKS })).toBeFocused();

  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?q=${email}`);
  await page.getByRole("button", { name: "Meera Sampleson" }).click();
  const panel = page.getByRole("dialog", { name: "Meera Sampleson" });
  await expect(panel.getByRole("status").filter({ hasText: "pasted this text" })).toBeVisible();
  await expect(panel.getByRole("region", { name: "Text of the résumé of Meera Sampleson" })).toContainText(
    "Software engineer in Pune",
  );
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a CV that is too long, or there beside a file, is refused at its field, and stays", async ({ page, pdf }) => {
    const dialog = await openApplicationForm(page);
    await fillInApplication(page);
    await page.getByText("No file at hand? Paste your CV as text").click();
    const text = page.getByLabel("Your CV as text");
    await text.fill("x".repeat(50_001));
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    const summary = dialog.getByRole("alert", { name: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveText([/at most 50,000 characters/]);
    await summary.getByRole("link").click();
    await expect(text).toBeFocused();

    await text.fill("Meera Sampleson");
    await attachResume(page, pdf);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(text).toHaveAccessibleDescription(/Attach a file or paste the text, not both\./);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expectAccessible(page);
    await text.fill("");
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
  });

  test("the form fits and sends", async ({ page, pdf }) => {
    const dialog = await openApplicationForm(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await fillInApplication(page);
    await attachResume(page, pdf);
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await expect(dialog.getByRole("heading", { name: THANKS })).toBeVisible();
    await expectAccessible(page);
  });
});
