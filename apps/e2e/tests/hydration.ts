import type { Page } from "@playwright/test";

type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedState: State; stateNode: { current: Fiber } };
type State = { isDehydrated?: boolean; dehydrated?: unknown } | null;

/** Returns whether React has hydrated the whole page. It runs in the page, so it can't use anything outside itself. */
export function isHydrated(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
  const root: Fiber | undefined = key && Reflect.get(document, key).stateNode.current;
  const waits = (fiber: Fiber | null): boolean =>
    fiber !== null && (Boolean(fiber.memoizedState?.dehydrated) || waits(fiber.child) || waits(fiber.sibling));
  return root?.memoizedState?.isDehydrated === false && !waits(root.child);
}

/** Until then, links work as without scripts. On a busy machine, that is well after the load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // React runs effects, which listen to events, in a task after the commit.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Safari and the older browsers of the tests have no idle callbacks.
        if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 5_000 });
        else setTimeout(resolve, 100);
      }),
  );
}
