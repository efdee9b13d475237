import { expect, test } from "vitest";
import { waitForPermissions } from "../src/admin/wait-for-permissions";

type Parameter<Of extends (value: never) => unknown> = Parameters<Of>[0];
type App = Parameters<typeof waitForPermissions>[0];
type Middleware = Exclude<Parameter<App["addRBACMiddleware"]>, unknown[]>;
type Query = { onQueryStarted?: (query: undefined, lifecycle: { queryFulfilled: Promise<unknown> }) => unknown };

/** What the panel does with permissions. */
function panel() {
  let middleware: Middleware | undefined;
  const query: Query = {};
  waitForPermissions({ addRBACMiddleware: (added) => (middleware = [added].flat()[0]) }, {
    enhanceEndpoints: ({ endpoints }: { endpoints: { getMyPermissions: (query: Query) => void } }) =>
      endpoints.getMyPermissions(query),
  } as never);
  const decide = () => middleware?.({ pathname: "/", search: "", permissions: [] })((all) => all)([]);
  const isDecided = () => Promise.race([decide(), new Promise((resolve) => setImmediate(resolve, "waits"))]);
  return {
    isDecided,
    ask: (queryFulfilled: Promise<unknown>) => query.onQueryStarted?.(undefined, { queryFulfilled }),
  };
}

test("the panel decides what may be seen once it knows, or can't know", async () => {
  const { isDecided, ask } = panel();
  expect(await isDecided()).toBe("waits");
  let answer = () => {};
  const asked = ask(new Promise<void>((resolve) => (answer = resolve)));
  expect(await isDecided()).toBe("waits");
  answer();
  await asked;
  expect(await isDecided()).toEqual([]);

  let fail = (_: Error) => {};
  const askedAgain = ask(new Promise((_, reject) => (fail = reject)));
  expect(await isDecided()).toBe("waits");
  fail(new Error("The CMS is down."));
  await askedAgain;
  expect(await isDecided()).toEqual([]);
});
