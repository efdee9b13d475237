import { expect, test } from "vitest";
import { waitForPermissions } from "../src/admin/wait-for-permissions";

type App = Parameters<typeof waitForPermissions>[0];
type Middleware = Exclude<Parameters<App["addRBACMiddleware"]>[0], unknown[]>;
type Started = { queryFulfilled: Promise<{ data: unknown[] }> };
type Query = { onQueryStarted?: (query: undefined, started: Started) => unknown };

const MAY_READ = { action: "read" } as never;

/** Imitates what the panel does with permissions. */
function panel() {
  let middleware: Middleware | undefined;
  const query: Query = {};
  waitForPermissions({ addRBACMiddleware: (added) => (middleware = [added].flat()[0]) }, {
    enhanceEndpoints: ({ endpoints }: { endpoints: { getMyPermissions: (query: Query) => void } }) =>
      endpoints.getMyPermissions(query),
  } as never);
  return {
    ask: (queryFulfilled: Started["queryFulfilled"]) => query.onQueryStarted?.(undefined, { queryFulfilled }),
    decide(permissions: never[]) {
      const decided = Promise.resolve(
        middleware?.({ pathname: "/", search: "", permissions })((all) => all)(permissions),
      );
      return () => Promise.race([decided, new Promise((resolve) => setImmediate(resolve, "nothing yet"))]);
    },
  };
}

test("what is decided without permissions has no result, if there are any", async () => {
  const { ask, decide } = panel();
  const early = decide([]);
  expect(await early()).toBe("nothing yet");
  let answer = (_: { data: unknown[] }) => {};
  ask(new Promise((resolve) => (answer = resolve)));
  // The panel may know the permissions before the promise resolves.
  expect(await decide([MAY_READ])()).toEqual([MAY_READ]);
  answer({ data: [MAY_READ] });
  expect(await early()).toBe("nothing yet");
});

test.each([
  ["who has none", () => Promise.resolve({ data: [] })],
  ["whose permissions can't be read", () => Promise.reject(new Error("The CMS is down."))],
])("it is decided for somebody %s", async (_, answer) => {
  const { ask, decide } = panel();
  const early = decide([]);
  ask(answer());
  expect(await early()).toEqual([]);
});
