/** Raised when visitors are asked for more than before: then everybody is asked again. */
const VERSION = 1;
const KEY = "analytics-consent";
const CHOICES = ["accepted", "declined"] as const;

/** Dispatched by whatever opens the notice again. */
export const REOPEN = "consent-reopen";

export type Choice = (typeof CHOICES)[number];

/** Where the browser refuses its storage, a choice lasts as long as the page. */
let kept: string | null = null;

export function storedChoice(): Choice | undefined {
  const stored = read();
  return CHOICES.find((choice) => stored === entry(choice));
}

export function storeChoice(choice: Choice): void {
  kept = entry(choice);
  try {
    localStorage.setItem(KEY, kept);
  } catch {}
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

function entry(choice: Choice): string {
  return `${choice} ${VERSION}`;
}
