import { expect, it } from "vitest";
import { isBearer, isSameSecret } from "../settings.ts";

const TOKEN = "token-of-the-tests";

it.each([undefined, null, "", "Bearer", "Bearer ", TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
  "the header %s does not show the token",
  (header) => expect(isBearer(header, TOKEN)).toBe(false),
);

it("the token behind Bearer does", () => {
  expect(isBearer(`Bearer ${TOKEN}`, TOKEN)).toBe(true);
  expect(isSameSecret(TOKEN, TOKEN)).toBe(true);
  expect(isSameSecret(TOKEN.slice(1), TOKEN)).toBe(false);
});
