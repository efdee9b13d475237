import { expect, it } from "vitest";
import { pageHtml } from "../src/lib/article";

it.each(["lamp_1a2b.webp", "lamp_1a2b-2.webp", "lamp_1a2b-3.webp"])(
  "a post that names %s shows what the file is now",
  (name) => {
    const now = { id: 1, name: "lamp.webp", alternativeText: "A lamp", width: 640, height: 400, focalPoint: null };
    const html = pageHtml(`![](/media/${name})`, [{ ...now, url: "/uploads/lamp_1a2b-3.webp" }]);
    expect(html).toContain('src="/media/640/lamp_1a2b-3.webp"');
    expect(html).toContain('alt="A lamp"');
  },
);
