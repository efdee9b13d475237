/** Address of a file of the media library on the site's own origin. */
export function mediaPath(url: string): string {
  return `/media/${url.slice(url.lastIndexOf("/") + 1)}`;
}
