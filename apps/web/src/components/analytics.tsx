import { getSite } from "@repo/cms-client/site";
import { tagId } from "@/lib/analytics";
import { Consent } from "./consent";

/** Measuring, for those who agree. Nothing at all while the site has no tag. */
export async function Analytics() {
  const { siteSetting } = await getSite();
  const id = tagId(siteSetting?.analyticsId);
  if (!id || !siteSetting?.consentNotice) return null;
  return <Consent id={id} notice={siteSetting.consentNotice} />;
}
