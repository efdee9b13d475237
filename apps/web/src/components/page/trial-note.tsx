import type { ReactNode } from "react";
import { siteSettings } from "@/settings";

/** Without a trial, it adds nothing. The frame keeps the header, which is placed at the top, below the note. */
export function TrialNote({ children }: { children: ReactNode }) {
  if (!siteSettings().isTrial) return children;
  return (
    <>
      <aside aria-label="Trial" className="bg-white p-2 text-center text-ink text-sm">
        This is a trial, not a site in production: what you enter ends with its container.
      </aside>
      <div className="trial relative">{children}</div>
    </>
  );
}
