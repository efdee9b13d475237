import { afterEach, expect, it, vi } from "vitest";
import { PREVIEW_LIFETIME_S, readPreview, signPreview } from "../../src/preview/token";

const claims = { session: "one", status: "draft", panel: "https://cms.example.com", path: "/about" } as const;
const OLD = "an-old-secret-of-the-tests";
const NEW = "a-new-secret-of-the-tests";

afterEach(() => void vi.useRealTimers());

it("is read as it was signed, also while its secret is exchanged", () => {
  expect(readPreview(signPreview(claims, OLD), [NEW, OLD])).toEqual(claims);
});

it("is nobody's once it is changed, or signed by somebody else", () => {
  const token = signPreview(claims, NEW);
  const [content = "", signature = ""] = token.split(".");
  const forged = Buffer.from(JSON.stringify({ ...claims, expires: Date.now() * 2 })).toString("base64url");
  for (const wrong of [
    undefined,
    "",
    ".",
    content,
    `${content}.`,
    `${forged}.${signature}`,
    `${token}0`,
    `0${token}`,
  ]) {
    expect(readPreview(wrong, [NEW]), wrong).toBeNull();
  }
  expect(readPreview(token, [OLD])).toBeNull();
});

it("ends with its hour", () => {
  vi.useFakeTimers();
  const token = signPreview(claims, NEW);
  vi.advanceTimersByTime(PREVIEW_LIFETIME_S * 1000 - 1);
  expect(readPreview(token, [NEW])).toEqual(claims);
  vi.advanceTimersByTime(1);
  expect(readPreview(token, [NEW])).toBeNull();
});
