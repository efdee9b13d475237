import type { ReactNode } from "react";
import { getSite } from "@/cms/site";
import { Picture } from "@/components/picture";

/** A layout without menu and analytics, whose links load a new document, because the page's address is a key. */
export default async function PrivateLayout({ children }: { children: ReactNode }) {
  const { siteSetting } = await getSite();
  return (
    <div className="min-h-dvh bg-mist pb-16 md:pb-24">
      <header className="container pt-6 md:pt-8">
        <a
          href="/"
          aria-label={siteSetting ? `${siteSetting.firmName}, home` : "Home"}
          className="-ml-2 inline-flex min-h-11 items-center gap-3 rounded-lg px-2 font-display font-semibold text-slate hover:text-ink"
        >
          <Picture picture={siteSetting?.mark} sizes="28px" className="size-7" />
          {siteSetting?.firmName ?? "Home"}
        </a>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <div className="container pt-8 md:pt-12">
          <div className="mx-auto max-w-3xl">{children}</div>
        </div>
      </main>
    </div>
  );
}
