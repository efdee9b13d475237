"use client";

import { RuleError } from "@repo/contract/http/errors";
import type { PasswordLink } from "@repo/contract/http/new-password";
import type { Role } from "@repo/contract/http/roles";
import { Button } from "@repo/ui/button";
import { FormFailure } from "@repo/ui/form-failure";
import { useState, useSyncExternalStore } from "react";
import useSWRImmutable from "swr/immutable";
import { DASHBOARDS } from "@/lib/dashboards";
import { failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { NewPasswordForm } from "./new-password-form";
import { Outcome, UNAVAILABLE } from "./outcome";

/** Sets a password with the token that the link has behind its #, which browsers send to nobody. */
export function NewPassword({ role }: { role: Role }) {
  const token = useSyncExternalStore(onFragment, readFragment, () => undefined);
  const [outcome, setOutcome] = useState<"gone" | { setFor: Role }>();
  const read = () => siteFetch("POST /api/auth/password-link", { body: { token: token ?? "" } });
  const link = useSWRImmutable<PasswordLink, Error>(token && ["password-link", token], read, {
    shouldRetryOnError: false,
  });

  if (typeof outcome === "object") {
    return (
      <Outcome
        title="Your password is set"
        onward={{ href: DASHBOARDS[outcome.setFor].signInPage, label: "Go to the sign-in" }}
      >
        Sign in with it. Where you were signed in before, you are not any more.
      </Outcome>
    );
  }
  if (outcome === "gone" || token === "" || isGone(link.error)) {
    return (
      <Outcome
        title="This link does not work"
        onward={{ href: `${DASHBOARDS[role].signInPage}/forgot-password`, label: "Ask for a new link" }}
      >
        It may be used already, replaced by a newer one, or too old.
      </Outcome>
    );
  }
  if (link.error) {
    return (
      <>
        <FormFailure message={failureText(link.error, UNAVAILABLE)} className="mb-5 text-sm" />
        <Button onClick={() => link.mutate()}>Try Again</Button>
      </>
    );
  }
  if (!token || !link.data) return <p className="text-slate text-sm">Checking your link...</p>;
  return (
    <NewPasswordForm
      token={token}
      email={link.data.email}
      onSet={(setFor) => setOutcome({ setFor })}
      onGone={() => setOutcome("gone")}
    />
  );
}

const isGone = (error: unknown) => error instanceof RuleError && error.code === "NOT_FOUND";

const readFragment = () => location.hash.slice(1);

function onFragment(callback: () => void): () => void {
  addEventListener("hashchange", callback);
  return () => removeEventListener("hashchange", callback);
}
