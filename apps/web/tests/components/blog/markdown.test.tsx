import type { LibraryPicture } from "@repo/contract/page/picture";
import { renderMarkdown } from "@repo/markdown/markdown";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, askedOf, hold, refuse } from "../kit/cms";
import { expectAccessible, focus } from "../kit/dashboard";
import { addNewPost, blogWith, form, inForm, openDashboard, description as text, title } from "./posts";

const PREVIEW = "POST /api/dashboard/posts/preview";
const UPLOAD = "POST /api/dashboard/pictures";
const preview = form.getByRole("region", { name: "Live preview" });
const dialog = page.getByRole("dialog", { name: "Choose a picture" });
const choose = (name: string) => dialog.getByRole("button", { name: `Choose Text of ${name}.png` });
const select = () => (text.element() as HTMLTextAreaElement).select();

beforeEach(async () => {
  blogWith([]);
  await openDashboard();
  await addNewPost();
  await title.fill("On lamps");
});

test("an article in Markdown is written with the toolbar, beside its preview", { tags: ["full"] }, async () => {
  await text.fill("Trim the wick");
  select();
  await inForm("Bold").click();
  await expect.element(text).toHaveValue("**Trim the wick**");
  await expect.element(preview).toMatchTextContent("Rendered: **Trim the wick**");
  await focus(text);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{ControlOrMeta>}z{/ControlOrMeta}");
  await expect.element(text).toHaveValue("Trim the wick");
  select();
  await userEvent.keyboard("{ControlOrMeta>}i{/ControlOrMeta}");
  await expect.element(text).toHaveValue("*Trim the wick*");

  await focus(inForm("Heading"));
  await expect.element(inForm("Heading")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(inForm("Picture")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(inForm("Heading")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(text).toHaveValue("## *Trim the wick*");
  await expect.element(preview).toMatchTextContent("Rendered: ## *Trim the wick*");
  await expectAccessible();

  await inForm("Create Post").click();
  await expect.element(form).not.toBeInTheDocument();
  await expect
    .poll(() => askedOf("POST /api/dashboard/posts"))
    .toMatchObject([{ body: { format: "markdown", description: "## *Trim the wick*" } }]);
});

test("a plain text that looks like Markdown is offered as Markdown, which can be undone", async () => {
  const plain = form.getByRole("radio", { name: "Plain text" });
  await plain.click();
  await expect.element(form.getByRole("toolbar")).not.toBeInTheDocument();
  await text.fill("## The wick");
  await expect.element(form.getByText("This looks like Markdown.")).toBeVisible();
  await expectAccessible();
  await inForm("Use Markdown").click();
  await expect.element(inForm("Undo")).toHaveFocus();
  await expect.element(form.getByRole("toolbar")).toBeVisible();
  await inForm("Undo").click();
  await expect.element(plain).toBeChecked();
  await expect.element(inForm("Use Markdown")).toHaveFocus();
  await text.fill("The wick");
  await expect.element(inForm("Use Markdown")).not.toBeInTheDocument();
  await expect.element(text).toHaveValue("The wick");
});

test("the preview follows the cursor", async () => {
  answer(PREVIEW, ({ body }) => ({ html: rendered(body.description), deadLinks: [] }));
  const lines = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`);
  await text.fill(lines.join("\n\n"));
  const [first, last] = [preview.getByText("Paragraph 0."), preview.getByText("Paragraph 59.")];
  await expect.element(last).toBeInViewport();
  await userEvent.keyboard("{ControlOrMeta>}{Home}{/ControlOrMeta}");
  await expect.element(first).toBeInViewport();
  await expect.element(last).not.toBeInViewport();
  await userEvent.keyboard("{ArrowDown>60/}");
  await expect.element(first).not.toBeInViewport();
  await expect.element(preview.getByText("Paragraph 30.")).toBeInViewport();
});

test("the form fills the window, and is as it was again", async () => {
  await text.fill("Trim the wick");
  const width = () => form.element().getBoundingClientRect().width;
  const background = () => getComputedStyle(inForm("Full window").element()).backgroundColor;
  const white = background();
  await expect.poll(width).toBe(800);
  await inForm("Full window").click();
  await expect.poll(width).toBeGreaterThan(innerWidth - 20);
  expect(background()).not.toBe(white);
  await expect.element(inForm("Full window")).toHaveAttribute("aria-pressed", "true");
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveValue("Trim the wick");
  await expectAccessible();
  await inForm("Full window").click();
  await expect.poll(width).toBe(800);
});

test("ten examples of Markdown stand beside what becomes of them", async () => {
  answer(PREVIEW, ({ body }) => ({ html: rendered(body.description), deadLinks: [] }));
  await inForm("Examples of Markdown").click();
  const examples = page.getByRole("dialog", { name: "Examples of Markdown" });
  await expect.element(examples.getByRole("table")).toBeVisible();
  const item = (name: string) =>
    examples.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3, exact: true }) });
  expect(examples.getByRole("heading", { level: 3 }).elements()).toHaveLength(10);
  await expect.element(item("Table").getByRole("cell", { name: "Traffic" })).toBeVisible();
  await expect.element(item("Tasks")).toMatchTextContent("☑ Read the bill");
  await expect.element(item("Footnote").getByRole("link", { name: "1" })).toBeVisible();
  await expectAccessible();
  await examples.getByRole("button", { name: "Close examples" }).click();
  await expect.element(inForm("Examples of Markdown")).toHaveFocus();
});

test("links that lead nowhere are named beside the text, until they are mended", { tags: ["full"] }, async () => {
  const nowhere = "There is nothing at /nowhere. Check how it is spelt, or link to another page.";
  answer(PREVIEW, ({ body }) => ({
    html: "",
    deadLinks: String(body.description).includes("/nowhere") ? [nowhere] : [],
  }));
  const status = preview.getByRole("status");
  await expect.element(status).toBeEmptyDOMElement();
  const announced = status.element();
  await text.fill("[Lamps](/nowhere)");
  await expect.element(status.getByRole("listitem")).toMatchTextContent(nowhere);
  expect(status.element()).toBe(announced);
  await text.fill("[Lamps](/services)");
  await expect.element(status).toBeEmptyDOMElement();
});

test("a preview that is not there yet, or fails, is told, and the last one stays", { tags: ["full"] }, async () => {
  const release = hold(PREVIEW);
  await text.fill("One");
  await expect.element(preview).toMatchTextContent("Loading preview...");
  release();
  await expect.element(preview).toMatchTextContent("Rendered: One");
  const restore = refuse(PREVIEW, "CMS_UNAVAILABLE");
  await text.fill("Two");
  await expect.element(preview.getByRole("status")).toMatchTextContent("The preview could not be made.");
  await expect.element(preview).toMatchTextContent("Rendered: One");
  restore();
  await text.fill("Three");
  await expect.element(preview).toMatchTextContent("Rendered: Three");
  await expect.element(preview.getByRole("status")).toBeEmptyDOMElement();
});

test("pictures are uploaded and chosen where they are wanted", { tags: ["full"] }, async () => {
  const pictures: LibraryPicture[] = [pictureOf(1, "wick.png"), pictureOf(2, "oil.png")];
  answer("GET /api/dashboard/pictures", ({ query: { q = "" } }) => {
    const items = pictures.filter(({ name }) => name.includes(q));
    return { items, page: 1, pageSize: 12, total: items.length };
  });
  answer("GET /api/dashboard/pictures/:id", ({ params }) => pictures[Number(params.id) - 1] as LibraryPicture);
  answer(UPLOAD, () => {
    const picture = pictureOf(3, "lamp.png");
    pictures.push(picture);
    return picture;
  });
  await text.fill("Before");
  await inForm("Picture").click();
  await expect.element(choose("wick")).toBeVisible();
  await expectAccessible();

  const upload = dialog.getByRole("button", { name: "Upload and use" });
  const problem = dialog.getByRole("alert").first();
  await upload.click();
  await expect.element(problem).toMatchTextContent("Alternative text is required.");
  await dialog.getByLabelText("Alternative text *").fill("A [lamp]");
  await dialog.getByLabelText("New picture *").upload(new File(["<script>"], "lamp.png", { type: "image/png" }));
  const fields = { file: "Choose a picture: JPEG, PNG, WebP, AVIF or GIF." };
  const restore = refuse(UPLOAD, "VALIDATION_FAILED", { fields });
  await upload.click();
  await expect.element(problem).toMatchTextContent(fields.file);
  restore();
  await upload.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text).toHaveValue("Before\n\n![Text of lamp.png](/media/lamp.png)\n\n");
  await expect.element(text).toHaveFocus();

  await inForm("Choose a cover").click();
  await dialog.getByLabelText("Search pictures").fill("oil");
  await expect.element(choose("wick")).not.toBeInTheDocument();
  await dialog.getByLabelText("Search pictures").fill("nothing");
  await expect.element(dialog.getByText('No pictures found for "nothing"')).toBeVisible();
  await dialog.getByLabelText("Search pictures").fill("");
  await choose("oil").click();
  await inForm("Remove cover").click();
  await expect.element(inForm("Choose a cover")).toHaveFocus();
  await inForm("Choose a cover").click();
  await choose("wick").click();
  await expect.element(inForm("Choose another cover")).toBeVisible();
  await inForm("Create Post").click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(() => askedOf("POST /api/dashboard/posts")).toMatchObject([{ body: { cover: 1 } }]);
});

test("a screenshot that is pasted or dropped into the text is uploaded once it is described", async () => {
  answer("GET /api/dashboard/pictures", () => ({ items: [], page: 1, pageSize: 12, total: 0 }));
  answer(UPLOAD, () => pictureOf(1, "image.png"));
  await text.fill("Before");
  const give = (type: "paste" | "drop", transfer: DataTransfer) => {
    const init = { bubbles: true, cancelable: true };
    const event =
      type === "paste"
        ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
        : new DragEvent(type, { ...init, dataTransfer: transfer });
    text.element().dispatchEvent(event);
    return event.defaultPrevented;
  };
  const transfer = new DataTransfer();
  transfer.items.add(new File(["lamp"], "image.png", { type: "image/png" }));
  const picture = "![Text of image.png](/media/image.png)\n\n";
  for (const [at, type] of (["paste", "drop"] as const).entries()) {
    expect(give(type, transfer)).toBe(true);
    await expect.element(dialog.getByLabelText("Alternative text *")).toHaveFocus();
    expect(askedOf(UPLOAD)).toHaveLength(at);
    await dialog.getByLabelText("Alternative text *").fill("A lamp");
    await dialog.getByRole("button", { name: "Upload and use" }).click();
    await expect.element(text).toHaveValue(`Before\n\n${picture.repeat(at + 1)}`);
  }
  transfer.setData("text/plain", "A table copied with its picture");
  expect(give("paste", transfer)).toBe(false);
});

const rendered = (text: unknown) =>
  renderMarkdown(String(text), { picture: () => undefined, address: (path) => path, hasLines: true });

const pictureOf = (id: number, name: string): LibraryPicture => ({
  id,
  name,
  url: `/uploads/${name}`,
  alternativeText: `Text of ${name}`,
  width: 64,
  height: 48,
  focalPoint: null,
});
