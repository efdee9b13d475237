/** In pixels. The site scales pictures to no others. */
export const PICTURE_WIDTHS = [64, 128, 256, 360, 640, 768, 1024, 1280, 1536, 1920];
