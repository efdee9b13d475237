import { attachResume, eraseApplications } from "./application-form";
import { signInAs } from "./fixtures";
import { listen } from "./heard";
import { openPanel, posts } from "./panel";
import { test } from "./recruiting";

const mark = crypto.randomUUID().slice(0, 8);

test("a visitor who sees nothing applies for a job", { tag: "@failing-requests" }, async ({ page, pdf }) => {
  const email = `meera.${mark}@example.com`;
  const { open, press, type, tabTo, end, hear } = await listen(page, "Apply for a job", [[`.${mark}`, ""]]);
  const button = (name: string) => page.getByRole("main").getByRole("button", { name });
  try {
    await open("/careers/senior-backend-engineer");
    await press("Tab");
    await press("Enter");
    await tabTo(button("Apply Now"));
    await press("Enter");
    await tabTo(page.getByLabel("Full name"));
    await type("Meera Sampleson");
    for (const words of [email, "+91 40 0000 0000", "4", "12.5", "16", "30", "Contract"]) {
      await press("Tab");
      await type(words);
    }
    await tabTo(button("Submit Application"));
    await press("Enter");
    await tabTo(page.getByRole("alert").getByRole("link"));
    await press("Enter");
    await attachResume(page, pdf);
    await hear("chooses “cv.pdf” in the system's dialog");
    await tabTo(button("Submit Application"));
    await press("Enter");
    end();
  } finally {
    await eraseApplications([email]);
  }
});

test("a visitor who sees nothing writes to the firm", { tag: "@failing-requests" }, async ({ page }) => {
  const { open, press, type, tabTo, end } = await listen(page, "Write to the firm");
  await open("/contact");
  await press("Tab");
  await press("Enter");
  await tabTo(page.getByLabel("Name"));
  await type("Meera Sampleson");
  for (const words of ["meera@", "Trucks", "We run forty trucks."]) {
    await press("Tab");
    await type(words);
  }
  await press("Tab");
  await press("Space");
  await tabTo(page.getByRole("form", { name: "Contact" }).getByRole("button"));
  await press("Enter");
  await tabTo(page.getByRole("alert").getByRole("link"));
  await press("Enter");
  await press("End");
  await type("example.com");
  await tabTo(page.getByRole("form", { name: "Contact" }).getByRole("button"));
  await press("Enter");
  end();
});

test("a recruiter who sees nothing reviews an application", { tag: "@failing-requests" }, async ({ page, desk }) => {
  desk.apply(["Ada", "Ben"]);
  await signInAs(page, "jobs-admin");
  const { open, press, type, tabTo, end } = await listen(page, "Review an application", [[` ${desk.mark}`, ""]]);
  const region = page.getByRole("region", { name: "Job Applicants" });
  await open(`/admin?job=${desk.job.id}`);
  await tabTo(region.getByRole("button", { name: `Ben ${desk.mark}`, exact: true }));
  await press("Enter");
  await press("3");
  await press("w");
  await type("Plays well.");
  await tabTo(page.getByRole("dialog").getByRole("button", { name: "Save note" }));
  await press("Enter");
  await press("j");
  await press("Escape");
  end();
});

test("an author who sees nothing publishes a post in the dashboard", { tag: "@failing-requests" }, async ({ page }) => {
  const title = `Lamps ${mark}`;
  await signInAs(page, "blog-admin");
  const { open, press, type, tabTo, end } = await listen(page, "Publish a post in the dashboard", [
    [` ${mark}`, ""],
    [/(?<=1-5 of )\d+/g, "6"],
  ]);
  try {
    await open("/blog/admin");
    await tabTo(page.getByRole("button", { name: "Add New Post" }));
    await press("Enter");
    await tabTo(page.getByLabel("Title *"));
    await type(title);
    await tabTo(page.getByLabel("Description *"));
    await type("They are lit at six.");
    await tabTo(page.getByRole("button", { name: "Create Post" }));
    await press("Enter");
    end();
  } finally {
    for (const post of await posts.list()) if (post.title === title) await posts.remove(post.documentId);
  }
});

test("an editor who sees nothing publishes a post in the panel", { tag: "@failing-requests" }, async ({ page }) => {
  const title = `Lanterns ${mark}`;
  const { open, press, type, tabTo, end } = await listen(page, "Publish a post in the panel", [[` ${mark}`, ""]]);
  try {
    await openPanel(page, "/");
    await open(`${page.url()}content-manager/collection-types/api::blog-post.blog-post/create`);
    await press("Tab");
    await press("Enter");
    await tabTo(page.locator('form [name="title"]'));
    // What is typed slowly, the panel would check in between, and say so.
    await type(title, "insertText");
    await tabTo(page.locator('form [name="description"]'));
    await type("They are lit at six.", "insertText");
    await tabTo(page.getByRole("button", { name: "Publish", exact: true }));
    await press("Enter");
    end();
  } finally {
    for (const post of await posts.list()) if (post.title === title) await posts.remove(post.documentId);
  }
});
