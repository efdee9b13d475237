import { JOBS_ADMIN } from "@repo/contract/http/roles";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ReactNode } from "react";
import { AccountLink } from "@/app/(dashboards)/_shared/account/account-link";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";

type PageFrameProps = { title: string; subtitle: string; actions?: ReactNode; children: ReactNode };

/** Without `actions`, the header leads back to the dashboard. */
export function PageFrame({ title, subtitle, actions, children }: PageFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-3 py-5 sm:px-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-card">{title}</h1>
          <p className="text-slate text-sm">{subtitle}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {actions ?? (
            <a href="/admin" className={buttonClass("outline", "", "small")}>
              <Icon name="chevron-left" className="size-4" />
              Dashboard
            </a>
          )}
          <AccountLink role={JOBS_ADMIN} />
          <LogoutButton role={JOBS_ADMIN} />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {children}
      </div>
    </div>
  );
}
