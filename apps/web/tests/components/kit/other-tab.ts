export function storeInOtherTab(key: string, value: object): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(value) }));
}
