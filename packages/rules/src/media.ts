/** Where the site serves an upload of the CMS: by its file name. */
export function mediaPath(url: string): string {
  return `/media/${url.slice(url.lastIndexOf("/") + 1)}`;
}
