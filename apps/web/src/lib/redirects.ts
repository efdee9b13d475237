import "server-only";
import { listRedirects } from "@repo/cms-client/redirects";
import type { Redirect } from "@repo/rules/redirect";
import { permanentRedirect, RedirectType, redirect } from "next/navigation";

export async function findRedirect(path: string): Promise<Redirect | undefined> {
  return (await listRedirects()).find(({ from }) => from === path);
}

/** For a path without a page. Does not return when it has moved. */
export async function followRedirect(path: string): Promise<void> {
  const found = await findRedirect(path);
  if (found?.permanent) permanentRedirect(found.to, RedirectType.replace);
  if (found) redirect(found.to, RedirectType.replace);
}
