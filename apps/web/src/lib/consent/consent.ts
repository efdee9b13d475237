import { localStore } from "@repo/ui/storage";

/** Increase this when consent must cover more than before. Every visitor is then asked again. */
const VERSION = 1;
const KEY = "analytics-consent";
const CHOICES = ["accepted", "declined"] as const;

export type Choice = (typeof CHOICES)[number];

export function storedChoice(): Choice | undefined {
  const stored = localStore.get(KEY);
  return CHOICES.find((choice) => stored === entry(choice));
}

export function storeChoice(choice: Choice): void {
  localStore.set(KEY, entry(choice));
}

function entry(choice: Choice): string {
  return `${choice} ${VERSION}`;
}
