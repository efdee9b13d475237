"use client";

import type { AccountDetail } from "@repo/contract/http/account";
import { showStatus } from "@repo/ui/toaster";
import { siteFetch } from "@/lib/site-fetch";
import { AccountForm, CURRENT_PASSWORD } from "./account-form";

const FIELDS = [
  CURRENT_PASSWORD,
  {
    name: "newPassword",
    label: "New password",
    type: "password",
    autoComplete: "new-password",
    hint: "At least 8 characters, and none of those that are tried first.",
  },
] as const;

type PasswordProps = { email: string | undefined; onChange: (account: AccountDetail) => void };

export function Password({ email, onChange }: PasswordProps) {
  async function change({ password = "", newPassword = "" }: Record<string, string>) {
    onChange(await siteFetch("POST /api/dashboard/account/password", { body: { password, newPassword } }));
    showStatus("Your password is changed, and all other sessions are ended.");
  }

  return (
    <section aria-labelledby="password-heading" className="card p-4">
      <h2 id="password-heading" className="text-lg">
        Password
      </h2>
      <p className="mt-1 mb-5 max-w-3xl text-slate text-sm">Changing it ends all your other sessions.</p>
      <div className="max-w-md">
        <AccountForm
          fields={FIELDS}
          submitLabel="Change password"
          busyLabel="Changing..."
          failure="Your password was not changed. Please try again."
          send={change}
        >
          {/* Password managers store the new password for this name. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
        </AccountForm>
      </div>
    </section>
  );
}
