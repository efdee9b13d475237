import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { announceSession } from "@/components/use-session";
import { answer, askedOf, cut, hold, neverInTime, refuse } from "../kit/cms";
import { expectAccessible, expectAddress, expectTexts, expectUncovered } from "../kit/dashboard";
import { storeInOtherTab } from "../kit/other-tab";
import {
  addNewPost,
  blogWith,
  button,
  description,
  edit,
  form,
  inForm,
  openDashboard,
  row,
  title,
  write,
} from "./posts";

const CREATE = "POST /api/dashboard/posts";
const UPDATE = "PATCH /api/dashboard/posts/:id";
const TYPED = { title: "On lamps", description: "Typed and not saved" };
const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
const preview = page.getByRole("dialog", { name: "Preview" });

test("a form wants a title and a description, and says that it is saving", async () => {
  blogWith([]);
  await openDashboard("?q=oil");
  await addNewPost();
  await expect.element(form.getByRole("heading", { name: "Create New Blog Post" })).toHaveFocus();
  await expect.element(form.getByText("Share your insights with the world")).toBeVisible();
  await expect.element(form.getByText("Separate keywords with commas")).toBeVisible();
  await expect.element(description).toHaveAttribute("rows", "8");
  await expect.poll(() => form.element().getBoundingClientRect().width).toBe(800);
  await expect.element(form.getByRole("radio", { name: "Markdown" })).toBeChecked();
  await inForm("Create Post").click();
  const summary = form.getByRole("alert", { name: "There is a problem" });
  await expect.element(summary).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^Error: /);
  await expectTexts(summary.getByRole("link"), ["Title is required.", "Description is required."]);
  await expect.element(title).toHaveAccessibleDescription("Title is required.");
  await expectAccessible();

  await write({ title: "On lamps", description: "x" });
  await expect.element(form.getByText("1 character", { exact: true })).toBeVisible();
  await description.fill("One.\n\nTwo.");
  await expect.element(form.getByText("10 characters")).toBeVisible();
  await form.getByLabelText("SEO Keywords & Tags").fill("brass, oil");
  const release = hold(CREATE);
  await inForm("Create Post").click();
  await expect.element(inForm("Saving...")).toBeDisabled();
  release();
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => askedOf(CREATE))
    .toMatchObject([
      {
        body: {
          title: "On lamps",
          description: "One.\n\nTwo.",
          metaTags: "brass, oil",
          format: "markdown",
          author: null,
          status: "published",
        },
      },
    ]);
  await expect.element(page.getByText("“On lamps” is saved.")).toBeVisible();
  await expect.element(row("On lamps")).toBeVisible();
  await expectAddress("/blog/admin");
});

test("a post is edited from what it is", async () => {
  const { id, updatedAt } = blogWith(["On lamps"], { description: "One.\n\nTwo.", metaTags: "a , b" }).named(
    "On lamps",
  );
  await openDashboard();
  await edit("On lamps");
  await expect.element(form.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await expect.element(form.getByText("Update your blog post content")).toBeVisible();
  await expect.element(description).toHaveValue("One.\n\nTwo.");
  await expect.element(form.getByLabelText("SEO Keywords & Tags")).toHaveValue("a , b");
  await title.fill("On oil");
  await inForm("Update Post").click();
  await expect.element(row("On oil")).toBeVisible();
  await expect
    .poll(() => askedOf(UPDATE))
    .toMatchObject([{ params: { id }, body: { title: "On oil", metaTags: "a , b", updatedAt } }]);
});

test("a post has one of the authors, or none, and an author who is not published stays", {
  tags: ["full"],
}, async () => {
  blogWith(["On lamps"], { author: "author-3" });
  await openDashboard();
  await edit("On lamps");
  const author = form.getByRole("combobox", { name: "Author" });
  await expectTexts(author.getByRole("option"), ["The editors", "Ada Brass", "Bo Copper", "Not published"]);
  await expect.element(author).toHaveValue("author-3");
  await author.selectOptions("Bo Copper");
  await inForm("Preview").click();
  await expect.element(preview.getByText("Bo Copper")).toBeVisible();
  await preview.getByRole("button", { name: "Close preview" }).click();
  await inForm("Update Post").click();
  await expect.element(form).not.toBeInTheDocument();
  await edit("On lamps");
  await author.selectOptions("The editors");
  await expectAccessible();
  await inForm("Update Post").click();
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => askedOf(UPDATE))
    .toMatchObject([{ body: { author: "author-2" } }, { body: { author: null } }]);
});

test("a new post is by the author who is signed in, which is no change by itself", async () => {
  blogWith(["On lamps"]);
  await openDashboard();
  answer("GET /api/session", () => ({ user: { email: "ada.brass@example.com", role: "blog-admin" } }));
  await announceSession("signed-in");
  await edit("On lamps");
  const author = form.getByRole("combobox", { name: "Author" });
  await expect.element(author).toHaveDisplayValue("The editors");
  await inForm("Cancel").click();
  await addNewPost();
  await expect.element(author).toHaveDisplayValue("Ada Brass");
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await addNewPost();
  await write(TYPED);
  await inForm("Create Post").click();
  await expect.poll(() => askedOf(CREATE)).toMatchObject([{ body: { author: "author-1" } }]);
});

test("a teaser is counted, and refused while it is too long", async () => {
  blogWith(["On lamps"], { teaser: "Why lamps" });
  await openDashboard();
  await edit("On lamps");
  const teaser = form.getByLabelText("Teaser");
  await expect.element(teaser).toHaveAccessibleDescription(/^9 of 160 characters\. On cards, /);
  await teaser.fill("a".repeat(161));
  await expect.element(teaser).toHaveAccessibleDescription(/^161 of 160 characters/);
  await inForm("Update Post").click();
  const summary = form.getByRole("alert", { name: "There is a problem" });
  await expectTexts(summary.getByRole("link"), ["Teaser must have at most 160 characters."]);
  await expect.element(teaser).toHaveValue("a".repeat(161));
  await expectAccessible();
  await teaser.fill("Lamps explained");
  await inForm("Update Post").click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(() => askedOf(UPDATE)).toMatchObject([{ body: { teaser: "Lamps explained" } }]);
});

test("why a post could not be saved is in view", { tags: ["full"] }, async () => {
  blogWith([]);
  await openDashboard();
  await addNewPost();
  await write(TYPED);
  const refused = refuse(CREATE, "CMS_UNAVAILABLE");
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    await inForm("Create Post").click();
    await expect.element(form.getByRole("alert")).toMatchTextContent("Failed to save blog post. Please try again.");
    await expectUncovered(form.getByRole("alert"));
    await expect.element(inForm("Create Post")).toHaveFocus();
    await expectAccessible();
  }
  refused();
  const answeredInTime = neverInTime(CREATE);
  await inForm("Create Post").click();
  await expect.element(form.getByRole("alert")).toMatchTextContent("There was no answer in time.");
  answeredInTime();
  await inForm("Create Post").click();
  await expect.element(form).not.toBeInTheDocument();
});

test("a late answer closes no other form, and is told when it is a refusal", { tags: ["full"] }, async () => {
  blogWith(["no 1", "no 2"]);
  await openDashboard();
  for (const refused of [false, true]) {
    const restore = refused ? cut(UPDATE) : () => {};
    const release = hold(UPDATE);
    await edit("no 1");
    await description.fill(refused ? "Refused" : "Saved");
    await inForm("Update Post").click();
    await inForm("Cancel").click();
    await expect.element(form).not.toBeInTheDocument();
    await edit("no 2");
    await description.fill("Typed meanwhile");
    release();
    const said = refused ? "“no 1” could not be saved." : "“no 1” is saved.";
    await expect.element(form.getByText(said)).toBeVisible();
    await expect.element(description).toHaveValue("Typed meanwhile");
    await userEvent.keyboard("{Escape}");
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.element(form).not.toBeInTheDocument();
    restore();
  }
});

test("Cancel closes the form at once, and what was typed is offered again", { tags: ["full"] }, async () => {
  blogWith([]);
  await openDashboard();
  await addNewPost();
  await write(TYPED);
  await inForm("Cancel").click();
  await expect.element(form).not.toBeInTheDocument();

  await cleanup();
  await openDashboard();
  await addNewPost();
  await expect.element(title).toHaveValue("");
  await expectAccessible();
  await inForm("Restore it").click();
  await expect.element(title).toHaveValue(TYPED.title);
  await inForm("Create Post").click();
  await expect.element(form).not.toBeInTheDocument();

  await addNewPost();
  await expect.element(inForm("Restore it")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
});

test("what was typed is not lost by Escape or leaving the page without a question", async () => {
  blogWith(["On lamps"]);
  await openDashboard();
  await edit("On lamps");
  await title.fill("On lamps, more");
  await userEvent.keyboard("{Escape}");
  await expect.element(question.getByText(/only on this device, and is deleted here/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(title).toHaveValue("On lamps, more");
  const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await expect.poll(mayLeave).toBe(false);

  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(mayLeave).toBe(true);
  await edit("On lamps");
  await expect.element(inForm("Restore it")).not.toBeInTheDocument();
});

const DRAFT = "post-draft:new";
const typeInOtherTab = (values: object) =>
  storeInOtherTab(DRAFT, { values, readAt: undefined, typedAt: "2026-11-29T12:00:00.000Z" });
const kept = () => JSON.parse(localStorage.getItem(DRAFT) ?? "null")?.values;

test("two tabs with a new post take over what is empty, and say what differs", async () => {
  blogWith([]);
  await openDashboard();
  await addNewPost();
  await title.fill("Typed here");
  typeInOtherTab({ title: "", description: "Typed there", draft: true });
  await expect.element(description).toHaveValue("Typed there");
  await expect.element(title).toHaveValue("Typed here");
  const note = form.getByText(/also open in another tab/);
  await expect.element(note).not.toBeInTheDocument();
  typeInOtherTab({ title: "Typed there", description: "Typed there, too" });
  await expect.element(note).toMatchTextContent("where “Title” says something else");
  await expect.element(description).toHaveValue("Typed there, too");
  await description.fill("Typed here, too");
  await expect.poll(kept).toMatchObject({ title: "Typed there", description: "Typed here, too" });
  await title.fill("Typed there");
  await expect.element(note).not.toBeInTheDocument();
  await form.getByLabelText("Publish at", { exact: true }).fill("2027-01-01T10:00");
  typeInOtherTab({ ...kept(), publishAt: "2027-02-01T10:00" });
  await expect.element(note).toMatchTextContent("where “Publish at” says something else");
});

test("a second tab with a new post takes nothing away from what the first one keeps", async () => {
  blogWith([]);
  typeInOtherTab({ title: "Typed there", description: "Typed there, too" });
  await openDashboard();
  await addNewPost();
  await expect.element(inForm("Restore it")).toBeVisible();
  await title.fill("x");
  await expect.poll(kept).toMatchObject({ title: "x", description: "Typed there, too" });
  await title.fill("");
  await expect.poll(kept).toMatchObject({ title: "", description: "Typed there, too" });
  typeInOtherTab({ title: "Typed there", description: "Typed there, and more" });
  await expect.element(description).toHaveValue("Typed there, and more");
  await inForm("Discard it").click();
  expect(kept()).toMatchObject({ title: "Typed there", description: "Typed there, and more" });
});

test("an offered draft that is discarded leaves what was typed since", { tags: ["full"] }, async () => {
  blogWith([]);
  typeInOtherTab(TYPED);
  await openDashboard();
  await addNewPost();
  await title.fill("On oil");
  await inForm("Discard it").click();
  expect(kept()).toMatchObject({ title: "On oil", description: "" });
});

test("a draft is previewed and waits until it is published, and so do later changes", { tags: ["full"] }, async () => {
  blogWith([]);
  await openDashboard();
  await addNewPost();
  await form.getByRole("radio", { name: "Plain text" }).click();
  await write({ title: "On lamps", description: "First line\nSecond <b>line</b>" });
  await form.getByLabelText("SEO Keywords & Tags").fill("brass, oil");
  await inForm("Preview").click();
  await expect.element(preview.getByRole("heading", { name: "On lamps" })).toBeVisible();
  await expect.element(preview.getByText("Second <b>line</b>", { exact: true })).toBeVisible();
  await expectTexts(preview.getByRole("listitem"), ["#brass", "#oil"]);
  await expectAccessible();
  await preview.getByRole("button", { name: "Close preview" }).click();
  await form.getByLabelText("Save as draft").click();
  await inForm("Create Post").click();
  await expect.element(row("On lamps")).toMatchTextContent("Draft");
  await button("View On lamps").click();
  await expect.element(preview.getByText("Second <b>line</b>", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(preview).not.toBeInTheDocument();

  await edit("On lamps");
  await form.getByLabelText("Save as draft").click();
  await inForm("Update Post").click();
  await expect.element(page.getByRole("link", { name: "View On lamps" })).toBeVisible();
  await edit("On lamps");
  await title.fill("On lamps, later");
  await form.getByLabelText("Save as draft").click();
  await inForm("Update Post").click();
  await expect.element(row("On lamps, later")).toMatchTextContent("Unpublished changes");
  await expect
    .poll(() => [...askedOf(CREATE), ...askedOf(UPDATE)].map(({ body }) => body.status))
    .toEqual(["draft", "published", "draft"]);
});

test.each([
  ["Keep mine", "Lamps of mine"],
  ["Take theirs", "Lamps of theirs"],
])("of two who edit a post, the later one chooses: %s", async (choice, kept) => {
  const blog = blogWith(["On lamps"]);
  await openDashboard();
  await edit("On lamps");
  await title.fill("Lamps of mine");
  blog.change(blog.named("On lamps").id, { title: "Lamps of theirs" });
  await inForm("Update Post").click();
  const conflict = page.getByRole("dialog", { name: "Someone else has changed this post" });
  await expect.element(conflict).toMatchTextContent("Lamps of theirs");
  await expectAccessible();
  await conflict.getByRole("button", { name: choice }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(row(kept)).toBeVisible();
  await expect.poll(() => blog.named(kept).title).toBe(kept);
});

test("what is hostile is text", async () => {
  const text =
    '<script>alert(1)</script><img src=x onerror="alert(1)"> javascript:alert(1) "]]> 👩‍💻 مرحبا \u202eabc\u200b';
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  blogWith([text], { description: text, metaTags: text });
  await openDashboard();
  await expect.element(row(text)).toBeVisible();
  await edit(text);
  await expect.element(description).toHaveValue(text);
  await inForm("Preview").click();
  await expect.element(preview).toMatchTextContent("<script>alert(1)</script>");
  expect(alert).not.toHaveBeenCalled();
});
