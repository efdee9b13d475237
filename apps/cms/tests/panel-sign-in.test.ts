import { expectAtMost } from "@repo/testing/effort";
import { expect, inject, it } from "vitest";
import { rest } from "./cms";
import { cmsProcessor } from "./cms-processor";
import { sql } from "./database";
import { TEN_ROUNDS } from "./sign-in";

const known = inject("settings").STRAPI_ADMIN_EMAIL ?? "";
const unknown = "nobody@example.com";
let visitor = 0;

const post = (path: string, body: object) =>
  rest(path, { who: "nobody", method: "POST", body, headers: { "x-forwarded-for": `203.0.113.${100 + visitor++}` } });

it("a sign-in to the panel costs as much for an unknown address as for a known one", { tags: ["full"] }, async () => {
  const wrongly = (email: string) => () => post("/admin/login", { email, password: "not-the-password" });
  const accounts = await sql("select id, password from admin_users");
  await sql("update admin_users set password = ?", TEN_ROUNDS);
  try {
    await expectAtMost(2, "a known address, and an unknown one", wrongly(known), wrongly(unknown), cmsProcessor);
    await expectAtMost(2, "an unknown address, and a known one", wrongly(unknown), wrongly(known), cmsProcessor);
  } finally {
    for (const { id, password } of accounts)
      await sql("update admin_users set password = ? where id = ?", password, id);
  }
});

it("somebody who has forgotten a password is answered alike with an account or without, though no mail leaves", async () => {
  const answers = [];
  for (const email of [known, unknown]) {
    const answer = await post("/admin/forgot-password", { email });
    const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
    answers.push({
      status: answer.status,
      headers: { ...headers, "x-ratelimit-reset": "" },
      body: await answer.text(),
    });
  }
  expect(answers[0]).toMatchObject({ status: 204, body: "" });
  expect(answers[1]).toEqual(answers[0]);
});
