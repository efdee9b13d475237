import type { ReactNode } from "react";
import { getSite } from "@/cms/site";
import { Analytics } from "@/components/consent/analytics";
import { Link } from "@/components/link";
import { FocusTitle } from "@/components/page/focus-title";
import { Picture } from "@/components/picture";
import { startOfPage } from "@/components/preview/start-of-page";

export const ensureStatic = "navigation";

export default async function PlainLayout({ children }: { children: ReactNode }) {
  const { siteSetting } = await getSite();
  return (
    <div className="min-h-dvh bg-mist">
      {await startOfPage()}
      <Analytics />
      <header className="container pt-6 md:pt-8">
        <Link
          href="/"
          aria-label={siteSetting ? `${siteSetting.firmName}, home` : "Home"}
          className="-ml-2 inline-flex min-h-11 items-center gap-3 rounded-lg px-2 font-display font-semibold text-slate hover:text-ink"
        >
          <Picture picture={siteSetting?.mark} sizes="28px" className="size-7" />
          {siteSetting?.firmName ?? "Home"}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <FocusTitle />
    </div>
  );
}
