import { expect, it } from "vitest";
import { panel } from "./cms";

const VALIDATION = "/content-manager/collection-types/api::technology.technology/actions/bulkFindForValidation";
const INHERITED = { contentTypeUID: "__proto__", field: "slug" };
const generate = (title: string) =>
  panel.get("POST", "/content-manager/uid/generate", {
    contentTypeUID: "api::service.service",
    field: "slug",
    data: { title },
  });

it("a title becomes the address that it gets elsewhere, and none while it is empty", async () => {
  expect(await generate("C++ and .NET")).toEqual({ data: "c-plus-plus-and-dot-net" });
  expect(await generate(" ")).toEqual({ data: "" });
});

it("what a form says about its files is refused where it has no proper shape or name", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const form = (info: string) => {
    const body = new FormData();
    body.set("fileInfo", info);
    body.set("files", new File([svg], "dot.svg", { type: "image/svg+xml" }));
    return body;
  };
  for (const info of ["dot.svg", '{"name":{"toString":1}}', JSON.stringify({ name: "a".repeat(256) })]) {
    expect([info, (await panel.ask("POST", "/upload", form(info))).status]).toEqual([info, 400]);
  }
});

it.each([
  ["a prototype", VALIDATION, JSON.parse('{ "__proto__": { "documentIds": ["a"] }, "documentIds": ["a"] }')],
  ["a name that each object has", "/i18n/content-manager/actions/get-non-localized-fields", { model: { toString: 1 } }],
  [
    "such a name of a field",
    "/content-manager/uid/check-availability",
    { contentTypeUID: "api::job.job", field: { toString: 1 } },
  ],
  ["the name of a type", "/content-manager/uid/check-availability", { ...INHERITED, value: "a" }],
  ["the name of a type to derive from", "/content-manager/uid/generate", { ...INHERITED, data: {} }],
  ["too many levels", VALIDATION, { documentIds: JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`) }],
] as const)("a body of the panel is refused, and no fault of the server: %s", async (_, path, body) => {
  expect((await panel.ask("POST", path, body)).status).toBe(400);
});

it.each([
  "/content-manager/relations/__proto__/technologies",
  "/content-manager/relations/constructor/1/technologies",
  "/content-manager/collection-types/%5F_proto__",
  "/content-type-builder/content-types/toString",
])("a name that each object has is no type's in an address of the panel either: %s", async (path) => {
  expect((await panel.ask("GET", path)).status).toBe(404);
});
