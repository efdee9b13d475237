export type Redirect = { from: string; to: string; permanent: boolean };

/** Any origin will do: addresses are compared without it. */
const SITE = "https://site.invalid";

/** The path of an address of the site, with query and fragment as `rest`; null for any other. */
export function sitePath(address: string): { path: string; rest: string } | null {
  if (!address.trim().startsWith("/") || !URL.canParse(address.trim(), SITE)) return null;
  const { origin, pathname, search, hash } = new URL(address.trim(), SITE);
  if (origin !== SITE || pathname.includes("//") || decoded(pathname) === null) return null;
  return { path: pathname.replace(/(?<=.)\/$/, ""), rest: search + hash };
}

export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
