import { describe, expect, it } from "vitest";
import { rest, site } from "./cms";

const enquiry = {
  name: "Meera Sampleson",
  email: "meera@example.com",
  subject: "Forty trucks",
  message: "Where are they?\nWe would like to know.",
  agree: true,
};

let visitor = 0;

async function send(fields: object, headers = site(`10.2.0.${++visitor}`)) {
  const response = await rest("/api/contact", { method: "POST", body: fields, headers });
  const body = (await response.json()) as { error: { message: string; fields: object } };
  return { status: response.status, headers: response.headers, body };
}

describe("an enquiry", () => {
  it("is refused when the mail server does not take it", async () => {
    const answer = await send(enquiry);
    expect(answer).toMatchObject({
      status: 502,
      body: {
        error: {
          code: "MAIL_FAILED",
          message: "Sorry, there was an error sending your message. Please try again later.",
        },
      },
    });
  });

  it("with another header in its subject is refused", async () => {
    const { status, body } = await send({ ...enquiry, subject: "Trucks\rBcc: all@example.com" });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual(["subject"]);
  });

  it("is refused with the time to wait when one address sends too many", async () => {
    const headers = site("192.0.2.2");
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(enquiry, headers)));
    const [refused, ...others] = answers.filter(({ status }) => status !== 502);
    expect(others).toEqual([]);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: "RATE_LIMITED" } } });
    expect(refused?.body.error.message).toMatch(/^Too many requests\. Please try again in (?:a second|\d+ seconds)\.$/);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
