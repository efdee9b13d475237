/** What the server puts before an address that no page has; two segments, so that no page can match. */
export const NO_PAGE = "/no-page/at";

/** In pixels. The site scales pictures to these alone. */
export const PICTURE_WIDTHS = [64, 128, 256, 360, 640, 768, 1024, 1280, 1536, 1920];
