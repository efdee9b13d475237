/** `isGone`: deleted from the media library. */
export type ShownPicture = { id: number; name: string; url?: string; isGone?: boolean };

export type Side = { text: string } | { pictures: ShownPicture[] };

/** `path` names a changed field as permissions do, `label` as the form does. */
export type Change = { path: string; label: string; before: Side; after: Side };

export type Listed = { number: number; actor: string | null; at: string };

export type Against = "previous" | "draft";

export type Comparison = {
  number: number;
  /** Null for the first version and for the draft. */
  previous: number | null;
  changes: Change[];
  /** Fields the type no longer has. */
  gone: string[];
};

export type Deleted = {
  id: number;
  uid: string;
  type: string;
  name: string;
  /** Its documentId. */
  entry: string;
  /** Of its form in the panel. */
  address: string;
  actor: string | null;
  at: string;
  until: string;
  mayBringBack: boolean;
};
