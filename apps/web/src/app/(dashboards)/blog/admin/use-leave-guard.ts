"use client";

import { useEffect } from "react";

type NavigateEvent = Event & { navigationType: string };

/** While there is something to lose, asks before the page is left: by its own question where the browser lets it. */
export function useLeaveGuard(active: boolean, ask: () => void): void {
  useEffect(() => {
    if (!active) return;
    const { navigation } = window as { navigation?: EventTarget };
    const beforeUnload = (event: Event) => event.preventDefault();
    const beforeTraversal = (event: Event) => {
      if ((event as NavigateEvent).navigationType !== "traverse" || !event.cancelable) return;
      event.preventDefault();
      ask();
    };
    addEventListener("beforeunload", beforeUnload);
    navigation?.addEventListener("navigate", beforeTraversal);
    return () => {
      removeEventListener("beforeunload", beforeUnload);
      navigation?.removeEventListener("navigate", beforeTraversal);
    };
  }, [active, ask]);
}
