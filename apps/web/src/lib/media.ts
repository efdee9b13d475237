export function mediaPath(url: string): string {
  return `/media/${url.slice(url.lastIndexOf("/") + 1)}`;
}
