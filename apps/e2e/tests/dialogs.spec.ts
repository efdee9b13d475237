import { openApplicationForm } from "./application-form";
import { expect, signInAs } from "./fixtures";
import { hydrated } from "./hydration";
import { test } from "./recruiting";

test("a screen reader is given the form of an application, with what is wrong", async ({ page }) => {
  const dialog = await openApplicationForm(page);
  await page.getByLabel("Full name").fill("Meera Sampleson");
  await dialog.getByRole("button", { name: "Submit Application" }).click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Senior Backend Engineer":
      - heading "Senior Backend Engineer" [level=2]
      - button "Close"
      - heading "Your Application" [level=3]
      - form "Application for Senior Backend Engineer":
        - alert "There is a problem":
          - list:
            - listitem:
              - link "Email is required."
        - textbox "Full name": Meera Sampleson
        - textbox "Email" [invalid]
        - paragraph: Email is required.
        - textbox "Phone number" [invalid]
        - textbox "Years of experience" [invalid]
        - combobox "Preferred work type" [invalid]
        - button "Résumé"
        - paragraph: Please attach your résumé.
        - checkbox "Keep my application for later openings"
        - button "Submit Application"
        - paragraph:
          - link "Privacy Policy (opens in a new tab)"
  `);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a screen reader is given the menu", async ({ page }) => {
    await page.goto("/careers");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toMatchAriaSnapshot(`
      - dialog "Menu":
        - heading "Menu" [level=2]
        - button "Close menu"
        - search:
          - searchbox "Search"
        - navigation "Main":
          - link "Home"
          - link "careers"
          - link "Contact Us"
    `);
  });
});

test("a screen reader is given the search, with its suggestions", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox", { name: "Search" }).fill("cloud solu");
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: cloud solu
        - status: /suggestions?, use the up and down arrows/
        - listbox "Search":
          - group "Services":
            - option /^Cloud Solutions Moves to the cloud/
      - button "Close search"
  `);
});

test("a screen reader is given an application", { tag: "@failing-requests" }, async ({ page, desk }) => {
  desk.apply(["Ada", "Ben"]);
  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?job=${desk.job.id}`);
  await page.getByRole("button", { name: `Ben ${desk.mark}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Ben ${desk.mark}` });
  await dialog.getByRole("combobox", { name: "Status" }).selectOption("Interview");
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Ben ${desk.mark}":
      - heading "Ben ${desk.mark}" [level=2]
      - button "Close"
      - button "Previous" [disabled]
      - button "Next"
      - status: Ben ${desk.mark}, 1 of 2
      - region "Résumé":
        - alert: Not Found
      - combobox "Status":
        - option "Interview" [selected]
      - term: Job title
      - definition: ${desk.job.title}
      - link "Download résumé"
      - region "History":
        - heading "History" [level=3]
  `);
});

test("a screen reader is given the form of a post", async ({ page }) => {
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  await expect(page.getByRole("dialog", { name: "Create New Blog Post" })).toMatchAriaSnapshot(`
    - dialog "Create New Blog Post":
      - heading "Create New Blog Post" [level=2]
      - button "Close"
      - button "Full window"
      - textbox "Title *"
      - group "Format":
        - radio "Plain text"
        - radio "Markdown" [checked]
      - toolbar "Formatting"
      - textbox "Description *"
      - paragraph: 0 characters
      - textbox "Teaser"
      - group "Cover":
        - button "Choose a cover"
      - combobox "Author"
      - group "Schedule, in India Standard Time (IST)":
        - textbox "Publish at"
      - checkbox /Save as draft/
      - button "Create Post"
      - button "Cancel"
  `);
});
