import { expect, it } from "vitest";
import { redact } from "../settings.ts";

it.each([
  ["Key (email)=(meera.s+jobs@example.com) already exists.", "Key (email)=([e-mail address]) already exists."],
  ['invalid input: "Meera <meera@mail.example.co.in>"', 'invalid input: "Meera <[e-mail address]>"'],
  ["550 5.1.1 mailto:someone@xn--bcher-kva.example: unknown", "550 5.1.1 mailto:[e-mail address]: unknown"],
])("an address in %s is left out", (text, left) => expect(redact(text)).toBe(left));

it("places in packages stay", () => {
  const stack =
    "at run (/srv/node_modules/.pnpm/@strapi+core@5.54.0_@types+node@24.19.2/node_modules/@strapi/core/a.js:1:2)";
  expect(redact(stack)).toBe(stack);
});
