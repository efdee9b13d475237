import { expect, it } from "vitest";
import { mediaPath } from "../src/media";

it.each(["/uploads/lamp.webp", "https://bucket.example/files/lamp.webp", "lamp.webp"])("the site serves %s", (url) => {
  expect(mediaPath(url)).toBe("/media/lamp.webp");
});
