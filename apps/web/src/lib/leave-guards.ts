type Ask = (go: () => void) => void;
type NavigateEvent = Event & { navigationType: string; destination: { key: string; url: string } };
type Navigation = EventTarget & { traverseTo: (key: string) => void };

const guards: Ask[] = [];
let opensProgram = false;

/** Holds back links, history steps and unloading until the returned function is called. `ask` gets what to do then. */
export function guardLeaving(ask: Ask): () => void {
  guards.push(ask);
  const { navigation } = window as { navigation?: Navigation };
  addEventListener("beforeunload", askOfBrowser);
  addEventListener("click", holdLink, true);
  navigation?.addEventListener("navigate", holdTraversal);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
    if (guards.length > 0) return;
    removeEventListener("beforeunload", askOfBrowser);
    removeEventListener("click", holdLink, true);
    navigation?.removeEventListener("navigate", holdTraversal);
  };
}

/** Calls `go` once every guard has agreed. */
export function leave(go: () => void): void {
  const ask = guards.at(-1);
  if (ask) ask(() => leave(go));
  else go();
}

function askOfBrowser(event: Event) {
  if (!opensProgram) event.preventDefault();
}

function holdLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return;
  if (!link.protocol.startsWith("http")) {
    // Chrome fires beforeunload for mailto: links too.
    opensProgram = true;
    setTimeout(() => {
      opensProgram = false;
    });
    return;
  }
  const isHere = link.pathname === location.pathname && link.search === location.search;
  if (link.origin !== location.origin || isHere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  leave(() => link.click());
}

function holdTraversal(event: Event) {
  const { navigationType, destination } = event as NavigateEvent;
  if (navigationType !== "traverse" || !event.cancelable) return;
  if (new URL(destination.url).pathname === location.pathname) return;
  event.preventDefault();
  const { navigation } = window as { navigation?: Navigation };
  leave(() => navigation?.traverseTo(destination.key));
}
