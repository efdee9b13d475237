type Attributes = Record<string, string | number | undefined>;

export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  picture: (name: string) => ShownPicture | undefined;
  /** Of a path, or of a fragment such as `#prices`. */
  address: (path: string) => string;
  /** The level of the highest heading; 2 unless it is given. */
  topHeading?: number;
  /** Anchors of the page around it. */
  takenAnchors?: ReadonlySet<string>;
};

/** Belongs to one text, and is filled while it is parsed. */
export type ParseEnv = Pick<RenderEnv, "topHeading"> & {
  anchors?: Set<string>;
  /** The id of each footnote, by its label. */
  notes?: Map<string, string>;
  /** Links and footnotes that lead nowhere, as they are written. */
  dead?: string[];
};
