type Attributes = Record<string, string | number | undefined>;

export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  picture: (name: string) => ShownPicture | undefined;
  /** Resolves a path, or a fragment such as `#prices`. */
  address: (path: string) => string;
  /** The level of the highest heading, 2 by default. */
  topHeading?: number;
  /** The anchors that the rest of the page uses. */
  takenAnchors?: ReadonlySet<string>;
};

/** Belongs to one text, and is filled while that text is parsed. */
export type ParseEnv = Pick<RenderEnv, "topHeading"> & {
  anchors?: Set<string>;
  /** The id of each footnote, by its label. */
  notes?: Map<string, string>;
  /** The links and footnotes that lead nowhere, as written. */
  dead?: string[];
};
