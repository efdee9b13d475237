import { setCompany } from "@repo/brand";
import { sample } from "@repo/brand/sample";
import { generated } from "@repo/process/settings";
import accounts from "@repo/testing/accounts" with { type: "json" };
import { expect, it } from "vitest";
import { isCommonPassword } from "../src/accounts/passwords/common-password";

it.each([
  "password",
  "12345678",
  "Qwertyuiop",
  "PASSWORD1",
  "P@ssw0rd",
  "Fablewright",
  "FablewrightTechnologies",
  "Administrator",
  "Jobsadmin",
])("the password %j is one of the first that are tried", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "correct horse battery staple",
  "Fablewright in the rain of May",
  "x8264728194",
  "",
  "77777777777777777777777777777777777777",
  "Grüne-Wörter-2",
])("the password %j is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it("the names of the company are, once it has others", () => {
  setCompany({ ...sample, name: "Northlight Studio Ltd", shortName: "Northlight" });
  expect(["northlight", "NorthlightStudioLtd", "Fablewright"].map(isCommonPassword)).toEqual([true, true, false]);
  setCompany(sample);
});

it("neither the passwords that are generated nor those of the tests are", () => {
  const made = Object.entries(generated).flatMap(([name, make]) => (name.endsWith("PASSWORD") ? [make()] : []));
  const ofTests = Object.entries(accounts).flatMap(([name, value]) => (name.endsWith("PASSWORD") ? [value] : []));
  expect(made).toHaveLength(3);
  expect([...made, ...ofTests].filter(isCommonPassword)).toEqual([]);
});
