import { describe, expect, it } from "vitest";
import { phoneDigits } from "../src/applications/same-person";

describe("a phone number", () => {
  it.each(["+91 98765 43210", "098765-43210", "(0091) 98765/43210", "9876543210", "+91-98765 43210"])(
    "written as %s is the same",
    (phone) => expect(phoneDigits(phone)).toBe("9876543210"),
  );

  it.each(["", "12345", "123 456 789", "0000000000", "+99 9999999999", "call me"])(
    "written as %j links nobody",
    (phone) => expect(phoneDigits(phone)).toBe(""),
  );
});
