import "server-only";
import { readPreview } from "@repo/plugin-kit/preview/token";
import { cookies, draftMode } from "next/headers";
import { cache } from "react";
import { siteSettings } from "../settings";
import { fetchCms } from "./fetch";

/** The token of the editor whose drafts are shown; undefined for visitors. */
export type Preview = string | undefined;

/** Gives a cached read its first argument. Draft mode bypasses the caches for an editor. */
export const withPreview =
  <Given extends unknown[], Result>(read: (preview: Preview, ...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> =>
    read(await currentPreview(), ...given);

export const currentPreview = cache(async (): Promise<Preview> => ((await isDraftMode()) ? openPreview() : undefined));

export async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

export const entryFilters = (preview: Preview, slug: string) =>
  preview ? { or: [{ slug: { eq: slug } }, { documentId: { eq: slug } }] } : { slug: { eq: slug } };

export async function panelOfPreview(): Promise<string | undefined> {
  return readPreview(await tokenOfPreview(), siteSettings().previewSecret.accepted)?.panel;
}

const tokenOfPreview = async () => (await cookies()).get(siteSettings().previewCookie)?.value;

async function openPreview(): Promise<Preview> {
  const token = await tokenOfPreview();
  const headers = token ? { "x-preview": token } : undefined;
  const answer = await fetchCms("/api/live-preview/session", { headers, cache: "no-store" });
  return answer.ok ? token : undefined;
}
