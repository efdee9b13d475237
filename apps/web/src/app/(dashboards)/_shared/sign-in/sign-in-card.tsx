import type { ReactNode } from "react";
import { getSite } from "@/cms/site";
import { Picture } from "@/components/picture";

type SignInCardProps = { title: string; lead: string; back: { href: string; label: string }; children: ReactNode };

/** The links are plain, like all links between the site and the dashboards. */
export async function SignInCard({ title, lead, back, children }: SignInCardProps) {
  const { siteSetting } = await getSite();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center px-5 py-12">
      <div className="w-full max-w-md">
        <a
          href="/"
          aria-label={`${siteSetting?.firmName}, home`}
          className="mx-auto mb-8 flex min-h-11 w-fit items-center gap-3 rounded-lg px-2 font-display font-semibold text-slate hover:text-ink"
        >
          <Picture picture={siteSetting?.mark} sizes="28px" className="size-7" />
          {siteSetting?.firmName}
        </a>
        <div id="content" tabIndex={-1} className="card p-6 outline-none sm:p-9">
          <h1 className="text-card">{title}</h1>
          <p className="mt-2 mb-7 text-slate text-sm">{lead}</p>
          {children}
        </div>
        <p className="mt-6 text-center text-sm">
          <a
            href={back.href}
            className="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-blue-700 hover:underline"
          >
            {back.label}
          </a>
        </p>
      </div>
    </div>
  );
}
