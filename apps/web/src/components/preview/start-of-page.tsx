import { isDraftMode } from "@/cms/preview";
import { SkipLink } from "@/components/page/skip-link";
import { PreviewBanner } from "./preview-banner";

/** An async function instead of a component, so that previews change nothing in visitors' pages. */
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
