import { isDraftMode } from "@repo/cms-client/preview";
import { SkipLink } from "@/components/page/skip-link";
import { PreviewBanner } from "./preview-banner";

/** Awaited rather than rendered, so that visitors' pages stay the same. */
export async function startOfPage() {
  const skipLink = <SkipLink to="#main" />;
  if (!(await isDraftMode())) return skipLink;
  return (
    <>
      {skipLink}
      <PreviewBanner />
    </>
  );
}
