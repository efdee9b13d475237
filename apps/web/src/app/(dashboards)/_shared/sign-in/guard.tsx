"use client";

import type { Role } from "@repo/contract/http/roles";
import { Button } from "@repo/ui/button";
import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { accountPage } from "@/app/(dashboards)/_shared/account/account-page";
import { DashboardLoading } from "@/app/(dashboards)/_shared/dashboard-loading";
import { onSessionChange, useSession } from "@/components/use-session";
import { DASHBOARDS, hasFlag, linkedQuery, lowerFlag } from "@/lib/dashboards";
import { requestSignIn, settleSignInRequest } from "@/lib/sign-in-request";
import { clearDashboardData } from "./sign-in";
import { SignInAgain } from "./sign-in-again";

type GuardProps = {
  role: Role;
  children: ReactNode;
};

const FLAG_MAY_BE_GONE = ["storage", "focus", "pageshow"] as const;

/** Shows the dashboard to a browser with its flag and a live session. When that ends, it asks to sign in again. */
export function Guard({ role, children }: GuardProps) {
  const { user, unavailable, retry } = useSession();
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const { signInPage } = DASHBOARDS[role];
  const isElsewhere = usePathname() !== accountPage(role);
  const mustAddPasskey = Boolean(user?.mustAddPasskey) && isElsewhere;
  const allowed = user === undefined ? undefined : user?.role === role;

  useEffect(() => {
    const leaveWithoutFlag = () => {
      if (!hasFlag(role)) router.replace(signInPage + linkedQuery());
    };
    leaveWithoutFlag();
    // Another tab may have removed the flag, or the page may come back from the bfcache.
    for (const event of FLAG_MAY_BE_GONE) addEventListener(event, leaveWithoutFlag);
    return () => {
      for (const event of FLAG_MAY_BE_GONE) removeEventListener(event, leaveWithoutFlag);
    };
  }, [role, router, signInPage]);

  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === "signed-in") return;
        lowerFlag(role);
        void clearDashboardData();
        router.replace(signInPage);
      }),
    [role, router, signInPage],
  );

  useEffect(() => {
    if (allowed === undefined || !hasFlag(role)) return;
    if (allowed) {
      setOpen(true);
      settleSignInRequest(true);
    } else if (open) void requestSignIn();
    else {
      lowerFlag(role);
      router.replace(signInPage + linkedQuery());
    }
  }, [allowed, open, role, router, signInPage]);

  useEffect(() => {
    if (mustAddPasskey) router.replace(accountPage(role));
  }, [mustAddPasskey, role, router]);

  if (!open && unavailable) {
    return (
      <div className="grid min-h-dvh place-items-center px-5 text-center">
        <div>
          <h1 className="text-card">The dashboard is not available right now</h1>
          <p className="mt-2 mb-6 text-slate">You are still signed in. Please try again in a moment.</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {open && !mustAddPasskey ? children : <DashboardLoading />}
      <SignInAgain role={role} />
    </>
  );
}
