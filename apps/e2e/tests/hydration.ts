import type { Page } from "@playwright/test";

type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedState: State; stateNode: { current: Fiber } };
type State = { isDehydrated?: boolean; dehydrated?: unknown } | null;

/** Whether React has taken over all of the page. It runs in the page, so that it names nothing outside of itself. */
export function isHydrated(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
  const root: Fiber | undefined = key && Reflect.get(document, key).stateNode.current;
  const waits = (fiber: Fiber | null): boolean =>
    fiber !== null && (Boolean(fiber.memoizedState?.dehydrated) || waits(fiber.child) || waits(fiber.sibling));
  return root?.memoizedState?.isDehydrated === false && !waits(root.child);
}

/** Until then, links and movements do what they do without scripts, which on a busy machine is well after the page has loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
