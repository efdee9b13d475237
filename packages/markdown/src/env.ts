type Attributes = Record<string, string | number | undefined>;

export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  picture: (name: string) => ShownPicture | undefined;
  address: (path: string) => string;
  topHeading?: number;
  takenAnchors?: ReadonlySet<string>;
  hasLines?: boolean;
};

export type ParseEnv = Pick<RenderEnv, "topHeading" | "hasLines"> & {
  anchors?: Set<string>;
  notes?: Map<string, string>;
  dead?: string[];
};
