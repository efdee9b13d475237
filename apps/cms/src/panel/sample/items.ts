export type Item =
  | "name"
  | "mark"
  | "colors"
  | "contact"
  | "country"
  | "legal"
  | "senders"
  | "jobs"
  | "posts"
  | "caseStudies"
  | "pictures";

/** How much of each is still the sample's: 0 is done. */
export type Left = Record<Item, number>;

export type MakeItYours = { left: Left | null; mayRemove: boolean };

export type Going = Record<"jobs" | "posts" | "caseStudies" | "quotes" | "pictures", number>;
