import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { isPagePath } from "@repo/contract/site/page-path";
import { listPublishedPages } from "@/cms/pages";
import { listRedirects } from "@/cms/redirects";
import { listPagePaths } from "@/cms/section-pages";

const FIXED: readonly string[] = Object.values(PAGE_PATHS);

/** Returns whether an address can be linked to: a page must be published, or redirected if editors made it. */
export async function createLinkCheck(): Promise<(address: string) => boolean> {
  const [fixed, made, redirects] = await Promise.all([listPublishedPages(), listPagePaths(), listRedirects()]);
  const published = new Set([...fixed.map((type) => PAGE_PATHS[type]), ...made.map((path) => `/${path}`)]);
  const moved = new Set(redirects.map(({ from }) => from));
  return (address) => {
    const path = address.split(/[?#]/, 1)[0] ?? "";
    const isPage = FIXED.includes(path) || isPagePath(path.slice(1));
    return !isPage || published.has(path) || moved.has(path);
  };
}
