type Attributes = Record<string, string | number | undefined>;

export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  picture: (name: string) => ShownPicture | undefined;
  address: (path: string) => string;
  /** The level of the highest heading; 2 unless it is given. */
  topHeading?: number;
};
