"use client";

import type { Role } from "@repo/contract/http/roles";
import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type Session, useSession } from "@/components/use-session";
import { DASHBOARDS, linkedQuery } from "@/lib/dashboards";
import { completeSignIn, readDashboardDataAnew } from "./sign-in";
import { SignInForm } from "./sign-in-form";

type SignInPanelProps = { role: Role; emailPlaceholder?: string; submitLabel: string };

/** Shows the form. In a new tab, which has a session but no flag, also offers a button to continue. */
export function SignInPanel({ role, ...form }: SignInPanelProps) {
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  const router = useRouter();

  async function open(session?: Session) {
    setLeaving(true);
    await completeSignIn(role, session);
    await readDashboardDataAnew();
    router.push(DASHBOARDS[role].home + linkedQuery());
  }

  return (
    <>
      {user?.role === role && !leaving && (
        <div className="mb-8 border-line border-b pb-8">
          <p className="mb-4 text-slate text-sm">You are signed in already.</p>
          <Button look="outline" onClick={() => open()} className="w-full">
            <span className="min-w-0 truncate">Continue as {user.email}</span>
            <Icon name="arrow-right" className="size-4 shrink-0" />
          </Button>
        </div>
      )}
      <SignInForm role={role} {...form} onSignedIn={open} />
      <p className="mt-5 text-center text-sm">
        <a
          href={`${DASHBOARDS[role].signInPage}/forgot-password`}
          className="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-blue-700 hover:underline"
        >
          Forgot your password?
        </a>
      </p>
    </>
  );
}
