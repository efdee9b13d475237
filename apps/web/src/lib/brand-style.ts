import { type Company, company } from "@repo/brand";
import { paletteOf } from "@repo/brand/palette";
import { themeCss } from "@repo/brand/theme";
import { mediaPath } from "@repo/contract/page/media";
import { getSite } from "@/cms/site";

/** Returns the company, in a preview with what an editor types, and without the CMS as it was last known. */
export async function currentCompany(): Promise<Company> {
  const site = await getSite().catch(() => undefined);
  return site?.company ?? company();
}

/** Returns the rules that give the style sheets their colours and fonts. The server allows them in the head alone. */
export function brandStyle({ colors, fonts = {} }: Company): string {
  return themeCss(paletteOf(colors)) + fontRule("text", fonts.text) + fontRule("headings", fonts.display);
}

function fontRule(use: "text" | "headings", url: string | undefined): string {
  if (!url) return "";
  const face = `@font-face{font-family:"Own ${use}";src:url("${encodeURI(mediaPath(url))}");font-weight:100 900;font-display:swap}`;
  return `${face}html:root{--font-${use}:"Own ${use}"}`;
}
