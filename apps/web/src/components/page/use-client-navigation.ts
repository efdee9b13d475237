import { usePathname } from "next/navigation";
import { type EffectCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** This variable must outlive the layout that the link leaves. */
let followsLink = false;

if (typeof document !== "undefined") {
  const remember = ({ target }: MouseEvent) => {
    followsLink = target instanceof Element && target.closest("a[href]") !== null;
  };
  addEventListener("click", remember, true);
}

/** Calls `onNavigate` after client-side navigation to another path. It may return a cleanup function. */
export function useClientNavigation(onNavigate: (byLink: boolean) => ReturnType<EffectCallback>): void {
  const path = usePathname();
  const hydrating = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = useRef(hydrating ? path : undefined);
  const navigated = useEffectEvent(onNavigate);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const byLink = followsLink;
    followsLink = false;
    return navigated(byLink);
  }, [path]);
}
