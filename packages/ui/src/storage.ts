/** Never throws. Values that the browser refuses to store last as long as the page. */
function storage(name: "localStorage" | "sessionStorage") {
  const refused = new Map<string, string>();
  const native = <Result>(use: (store: Storage) => Result): Result | undefined => {
    try {
      return use(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => refused.get(key) ?? native((store) => store.getItem(key)) ?? null,
    set(key: string, value: string): void {
      refused.delete(key);
      try {
        window[name].setItem(key, value);
      } catch {
        this.remove(key);
        refused.set(key, value);
      }
    },
    remove(key: string): void {
      refused.delete(key);
      native((store) => store.removeItem(key));
    },
    lasts: (key: string): boolean =>
      native((store) => {
        store.setItem(key, key);
        store.removeItem(key);
        return true;
      }) ?? false,
    keys: (): string[] => [...(native(Object.keys) ?? []), ...refused.keys()],
  };
}

export type BrowserStorage = ReturnType<typeof storage>;

export const localStore = storage("localStorage");
export const sessionStore = storage("sessionStorage");

export function onStored(key: string, callback: (value: string | null) => void): () => void {
  const listen = (event: StorageEvent) => event.key === key && callback(event.newValue);
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
