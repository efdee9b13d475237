export type ShownPicture = { id: number; name: string; url?: string; isGone?: boolean };

/** `isChoice` means that the text is a value of an enumeration, whose words the panel knows. */
export type Side = { text: string; isChoice?: true } | { pictures: ShownPicture[] };

export type Change = { path: string; label: string; before: Side; after: Side };

export type Listed = {
  number: number;
  /** Null for what was published before the plugin was installed, or without an account. */
  actor: string | null;
  at: string;
  isDraft: boolean;
  sameAs: number | null;
};

export type Versions = { versions: Listed[]; draft: number | null };

export type Against = "previous" | "draft";

export type Comparison = {
  number: number;
  previous: number | null;
  changes: Change[];
  gone: string[];
};

export type Deleted = {
  id: number;
  uid: string;
  type: string;
  name: string;
  entry: string;
  locale: string | null;
  address: string;
  actor: string | null;
  at: string;
  until: string;
  mayBringBack: boolean;
};
