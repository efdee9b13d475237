/**
 * `npm run pictures:editors`: draws the pictures of docs/editors.md with a product of its own on throwaway data; with
 * `-- list`, those with "list" in their names.
 */
import { withProduct } from "./bench/product.ts";
import { drawEditorsPictures } from "./pictures/draw.ts";
import { build } from "./steps/build.ts";
import { fail } from "./steps/environment.ts";
import { alone, install } from "./steps/install.ts";

try {
  await alone(async () => {
    await install();
    await build();
  });
  const [part = ""] = process.argv.slice(2);
  await withProduct({}, (product) => drawEditorsPictures(product, part));
} catch (error) {
  fail(error);
}
