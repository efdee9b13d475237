import { describe, expect, it } from "vitest";
import { isAccepted, isBearer } from "../../settings/settings.ts";

const TOKEN = "token-of-the-tests";
const OLDER = "older-token-of-the-tests";
const secret = { current: TOKEN, accepted: [TOKEN, OLDER] };

it.each([undefined, null, "", "Bearer", "Bearer ", TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
  "the header %s does not show the token",
  (header) => expect(isBearer(header, secret)).toBe(false),
);

describe("while a secret is exchanged", () => {
  it.each([TOKEN, OLDER])("%s is accepted", (value) => {
    expect(isAccepted(value, secret)).toBe(true);
    expect(isBearer(`Bearer ${value}`, secret)).toBe(true);
  });

  it.each([TOKEN.slice(1), `${OLDER}x`, `${TOKEN},${OLDER}`, ""])("%j is not", (value) => {
    expect(isAccepted(value, secret)).toBe(false);
    expect(isBearer(`Bearer ${value}`, secret)).toBe(false);
  });
});
