"use client";

import type { Role } from "@repo/contract/http/roles";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { ListFailure } from "@/app/(dashboards)/_shared/lists/list-notice";
import { useRead } from "@/app/(dashboards)/_shared/requests/use-read";
import { LogoutButton } from "@/app/(dashboards)/_shared/sign-in/logout-button";
import { announceSession, useSession } from "@/components/use-session";
import { DASHBOARDS } from "@/lib/dashboards";
import { withTimeoutNote } from "@/lib/failure";
import { AddPasskey } from "./add-passkey";
import { Passkeys } from "./passkeys";
import { Password } from "./password";
import { Sessions } from "./sessions";

export function Account({ role }: { role: Role }) {
  const { user } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 px-3 py-5 sm:px-6 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-card">Your Account</h1>
          <p className="wrap-anywhere text-slate text-sm">{user?.email}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {!user?.mustAddPasskey && (
            <a href={DASHBOARDS[role].home} className={buttonClass("outline", "", "small")}>
              <Icon name="chevron-left" className="size-4" />
              Dashboard
            </a>
          )}
          <LogoutButton role={role} />
        </div>
      </header>
      <div id="content" tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {user?.mustAddPasskey ? <FirstPasskey /> : <OwnAccount email={user?.email} />}
      </div>
    </div>
  );
}

/** All that a session can do where passkeys are required and its account has none. */
function FirstPasskey() {
  return (
    <section aria-labelledby="first-passkey" className="card max-w-xl p-6">
      <h2 id="first-passkey" className="text-lg">
        Add a Passkey to Go On
      </h2>
      <p className="mt-1 mb-5 text-slate text-sm">
        The dashboard opens to accounts with a passkey only. It takes a minute: your device asks for your finger, your
        face or its code.
      </p>
      <AddPasskey onAdded={() => void announceSession("signed-in")} />
    </section>
  );
}

function OwnAccount({ email }: { email: string | undefined }) {
  const { data, error, mutate } = useRead("GET /api/dashboard/account", {});
  const parts = { account: data, onChange: (next: typeof data) => void mutate(next, { revalidate: false }) };
  return (
    <>
      {error && (
        <ListFailure onRetry={() => mutate()}>
          {withTimeoutNote("Your account can’t be shown right now.", error)}
        </ListFailure>
      )}
      <Passkeys {...parts} />
      <Sessions {...parts} />
      <Password email={email} onChange={parts.onChange} />
    </>
  );
}
