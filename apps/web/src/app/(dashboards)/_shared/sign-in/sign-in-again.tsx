"use client";

import type { Role } from "@repo/contract/http/roles";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { useSyncExternalStore } from "react";
import type { Session } from "@/components/use-session";
import { isSignInRequested, onSignInRequest, settleSignInRequest } from "@/lib/sign-in-request";
import { completeSignIn } from "./sign-in";
import { SignInForm } from "./sign-in-form";

export function SignInAgain({ role }: { role: Role }) {
  async function goOn(session?: Session) {
    await completeSignIn(role, session);
    settleSignInRequest(true);
  }

  const open = useSyncExternalStore(onSignInRequest, isSignInRequested, () => false);
  return (
    <Dialog
      open={open}
      onClose={() => settleSignInRequest(false)}
      title="Please sign in again"
      closeLabel="Stay signed out"
      className={`${dialogCard} max-w-md p-6 open:animate-pop sm:p-9`}
    >
      <p className="mt-2 mb-7 text-slate text-sm">Your session has ended. Nothing that you have typed is lost.</p>
      <SignInForm role={role} submitLabel="Sign in and continue" onSignedIn={goOn} />
    </Dialog>
  );
}
