import type { ReactNode } from "react";
import { getSite } from "@/cms/site";
import { Analytics } from "@/components/consent/analytics";
import { FocusTitle } from "@/components/page/focus-title";
import { RenderLateSections } from "@/components/page/render-late-sections";
import { startOfPage } from "@/components/preview/start-of-page";
import { createLinkCheck } from "@/lib/link-check";
import { Footer } from "./footer";
import { Header } from "./header";

export const ensureStatic = "navigation";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [{ siteSetting, contactDetail, header, footer, searchPage, company }, isThere] = await Promise.all([
    getSite(),
    createLinkCheck(),
  ]);
  return (
    <>
      {await startOfPage()}
      <Analytics />
      {header && (
        <Header
          header={header}
          isThere={isThere}
          company={siteSetting ? company : undefined}
          mark={siteSetting?.mark}
          search={searchPage}
        />
      )}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer && <Footer footer={footer} isThere={isThere} contact={contactDetail} setting={siteSetting} />}
      <FocusTitle />
      <RenderLateSections />
    </>
  );
}
