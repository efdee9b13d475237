type Attributes = Record<string, string | number | undefined>;

/** `attributes` are those of its `<img>`, all but `alt`. */
export type ShownPicture = { alternativeText?: string | null; attributes: Attributes };

export type RenderEnv = {
  /** A picture of the media library by its file name; others are not shown. */
  picture: (name: string) => ShownPicture | undefined;
  /** Where a path of the site is reached. */
  address: (path: string) => string;
};
