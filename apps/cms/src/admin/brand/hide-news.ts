/** Strapi shows its banner until it is closed; the last `false` stands for this panel's missing `uuid`. */
const CLOSED = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false";

export function hideNews(): void {
  localStorage.setItem(CLOSED, "true");
}
