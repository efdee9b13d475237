import { usePathname } from "next/navigation";
import { type EffectCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the last click was on a link: it outlives the layout that the link leads away from. */
let followsLink = false;

if (typeof document !== "undefined") {
  const remember = ({ target }: MouseEvent) => {
    followsLink = target instanceof Element && target.closest("a[href]") !== null;
  };
  addEventListener("click", remember, true);
}

/**
 * Calls back when a navigation in the browser has led to another path.
 * @param arrive is told whether a link has led there, and returns what ends it.
 */
export function useArrival(arrive: (byLink: boolean) => ReturnType<EffectCallback>): void {
  const path = usePathname();
  const hydrating = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = useRef(hydrating ? path : undefined);
  const arrived = useEffectEvent(arrive);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const byLink = followsLink;
    followsLink = false;
    return arrived(byLink);
  }, [path]);
}
