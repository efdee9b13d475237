import { useSyncExternalStore } from "react";

/** Follows changes of the history, as Next.js does. */
const listeners = new Set<() => void>();
for (const name of ["pushState", "replaceState"] as const) {
  const change = history[name].bind(history);
  history[name] = (...args) => {
    change(...args);
    for (const listener of listeners) listener();
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

const read = (part: "search" | "pathname") => () => location[part];

export const useSearchParams = () => new URLSearchParams(useSyncExternalStore(subscribe, read("search")));
export const usePathname = () => useSyncExternalStore(subscribe, read("pathname"));

const router = {
  push: (address: string) => history.pushState(null, "", address),
  replace: (address: string) => history.replaceState(null, "", address),
  refresh: () => {},
  prefetch: () => {},
};

export const useRouter = () => router;
