/** The server puts these segments before an address that no page has, so that no page's route matches it. */
export const NO_PAGE = "/no-page/at";
/** The same before an address that was asked for with a slash too many. */
export const IRREGULAR = "/irregular/at";

/** Widths in pixels. The site scales pictures to no others. */
export const PICTURE_WIDTHS = [64, 128, 256, 360, 640, 768, 1024, 1280, 1536, 1920];
