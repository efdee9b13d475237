import { getSite } from "@repo/cms-client/site";
import type { ReactNode } from "react";
import { Analytics } from "@/components/analytics";
import { Footer } from "./footer";
import { Header } from "./header";

/** Every public page is rendered once, ahead of its visitors. */
export const ensureStatic = "navigation";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { siteSetting, contactDetail, header, footer } = await getSite();
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-white px-4 py-2 font-semibold text-blue-700 focus:translate-y-0"
      >
        Skip to content
      </a>
      <Analytics />
      {header && <Header header={header} firmName={siteSetting?.firmName ?? ""} mark={siteSetting?.mark} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer && <Footer footer={footer} contact={contactDetail} setting={siteSetting} />}
    </>
  );
}
