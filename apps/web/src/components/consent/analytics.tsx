import { isDraftMode } from "@/cms/preview";
import { getSite } from "@/cms/site";
import { tagId } from "@/lib/consent/analytics";
import { LazyConsent } from "./lazy-consent";

export async function Analytics() {
  const { siteSetting } = await getSite();
  const id = tagId(siteSetting?.analyticsId);
  if (!id || !siteSetting?.consentNotice || (await isDraftMode())) return null;
  return <LazyConsent id={id} notice={siteSetting.consentNotice} />;
}
