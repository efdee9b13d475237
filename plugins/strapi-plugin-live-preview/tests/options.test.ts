import { expect, it } from "vitest";
import { config } from "../server/src/preview-options";

const options = {
  ...config.default,
  site: "https://www.example.com",
  secret: "a-secret-of-the-tests",
  pathOf: () => "/",
};

it("is right with the site, a secret and the paths of pages, and while the secret is exchanged", () => {
  expect(() => config.validator(options)).not.toThrow();
  expect(() => config.validator({ ...options, secret: ["a-new-secret-of-the-tests", options.secret] })).not.toThrow();
});

it.each([
  [{ site: "www.example.com" }, "site must be an origin"],
  [{ site: "https://www.example.com/" }, "site must be an origin"],
  [{ site: undefined }, "site must be an origin"],
  [{ secret: "short" }, "secret must be"],
  [{ secret: [] }, "secret must be"],
  [{ secret: undefined }, "secret must be"],
  [{ pathOf: "/articles" }, "pathOf must be a function"],
  [{ enterPath: "preview" }, "enterPath must be a path"],
  [{ unmarkedFields: "href" }, "unmarkedFields must be a list"],
  [{ isSite: true }, "isSite must be a function"],
  [{ url: "https://www.example.com" }, 'There is no option "url"'],
])("names the option that is wrong: %o", (wrong, message) => {
  expect(() => config.validator({ ...options, ...wrong } as never)).toThrow(message);
});
