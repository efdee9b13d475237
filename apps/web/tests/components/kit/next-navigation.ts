import { startTransition, useEffect, useState } from "react";

/** Follows changes of the history as Next.js does: in a transition, so later than what else is rendered. */
const listeners = new Set<() => void>();
let held: (() => void)[] | undefined;
for (const name of ["pushState", "replaceState"] as const) {
  const change = history[name].bind(history);
  history[name] = (...args) => {
    change(...args);
    for (const listener of listeners) listener();
  };
}

function useLocation(part: "search" | "pathname") {
  const [value, setValue] = useState(location[part]);
  useEffect(() => {
    const follow = () => {
      const seen = location[part];
      const render = () => startTransition(() => setValue(seen));
      if (held) held.push(render);
      else render();
    };
    follow();
    listeners.add(follow);
    addEventListener("popstate", follow);
    return () => {
      listeners.delete(follow);
      removeEventListener("popstate", follow);
    };
  }, [part]);
  return value;
}

/** Holds back what is rendered for each address. The returned function renders them one after the other. */
export function holdAddresses(): () => Promise<void> {
  const own: (() => void)[] = [];
  held = own;
  return async () => {
    held = undefined;
    for (const render of own) {
      render();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    }
  };
}

export const useSearchParams = () => new URLSearchParams(useLocation("search"));
export const usePathname = () => useLocation("pathname");

const router = {
  push: (address: string) => history.pushState(null, "", address),
  replace: (address: string) => history.replaceState(null, "", address),
  refresh: () => {},
  prefetch: () => {},
};

export const useRouter = () => router;
