import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { product } from "../product";
import { expect, test } from "./fixtures";
import { openAsContentEditor } from "./panel";

const SCRIPT = "localStorage.setItem('ran', location.href)";
const NAME = `placed-${randomUUID()}`;
const PAGE = `GIF89a=1;/*<script>${SCRIPT}</script><script src="${NAME}.js"></script>*/`;

test("a content editor is told why a page is no picture, and that nothing is fetched from addresses", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const leave = await openAsContentEditor(page, "/plugins/upload");
  try {
    const choose = async (what: string) => {
      await page.getByRole("button", { name: "New", exact: true }).click();
      await page.getByRole("menuitem", { name: what, exact: true }).click();
    };
    const chosen = page.waitForEvent("filechooser");
    await choose("File upload");
    const file = { name: "page.html", mimeType: "application/octet-stream", buffer: Buffer.from(PAGE) };
    await (await chosen).setFiles(file);
    await expect(page.getByText("page.html is not named like image/gif, which it is.")).toBeVisible();

    await page.reload();
    await choose("File upload from URL");
    await page.getByRole("textbox", { name: "URL" }).fill(`http://0:${product.CMS_PORT}/favicon.ico`);
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByText("Uploading from an address is switched off")).toBeVisible();
  } finally {
    await leave();
  }
});

test("nothing that lies in the media library runs beside the panel, however it got there", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const files = { [`${NAME}.html`]: PAGE, [`${NAME}.js`]: SCRIPT };
  const place = (name: string) => path.join(product.DATA_DIR, "public/uploads", name);
  for (const [name, content] of Object.entries(files)) await writeFile(place(name), content);
  const leave = await openAsContentEditor(page, "/plugins/upload");
  try {
    for (const address of [`/uploads/${NAME}.html`, `/%75ploads/${NAME}.html`]) {
      const saved = page.waitForEvent("download");
      await page.goto(product.CMS_URL + address).catch(() => undefined);
      await (await saved).cancel();
    }
    await page.goto(`${product.CMS_URL}/admin`);
    const loaded = await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const script = document.createElement("script");
          script.src = `/uploads/${name}.js`;
          script.onload = () => resolve("loaded");
          script.onerror = () => resolve("refused");
          document.head.append(script);
        }),
      NAME,
    );
    expect(loaded).toBe("refused");
    expect(await page.evaluate(() => localStorage.getItem("ran"))).toBeNull();
  } finally {
    for (const name of Object.keys(files)) await rm(place(name));
    await leave();
  }
});
