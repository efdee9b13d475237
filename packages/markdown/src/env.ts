type Attributes = Record<string, string | number | undefined>;

export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  picture: (name: string) => ShownPicture | undefined;
  address: (path: string) => string;
  topHeading?: number;
  /** The anchors that the rest of the page uses. */
  takenAnchors?: ReadonlySet<string>;
  /** Adds `data-line` to blocks, for `followCursor`. */
  hasLines?: boolean;
};

/** Belongs to one text, and is filled while that text is parsed. */
export type ParseEnv = Pick<RenderEnv, "topHeading" | "hasLines"> & {
  anchors?: Set<string>;
  notes?: Map<string, string>;
  dead?: string[];
};
