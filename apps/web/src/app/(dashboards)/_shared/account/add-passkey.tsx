"use client";

import type { AccountDetail, Ceremony } from "@repo/contract/http/account";
import { RuleError } from "@repo/contract/http/errors";
import { showStatus } from "@repo/ui/toaster";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { siteFetch } from "@/lib/site-fetch";
import { AccountForm, CURRENT_PASSWORD } from "./account-form";

export const NAME = {
  name: "name",
  label: "Name",
  hint: "For yourself, such as “Work laptop” or “Blue security key”.",
};

const THERE_ALREADY =
  "This device already keeps a passkey for your account. Use another device, or rename the one you have.";

export function AddPasskey({ onAdded }: { onAdded: (account: AccountDetail) => void }) {
  async function add({ name = "", password = "" }: Record<string, string>) {
    const asked = await siteFetch("POST /api/dashboard/account/passkeys/options", { body: { password } });
    const { ticket } = asked;
    const response = await createdBy(asked);
    const body = { ticket, name, response: { ...response } };
    onAdded(await siteFetch("POST /api/dashboard/account/passkeys", { body }));
    showStatus(`“${name.trim()}” is added. It is asked for at your next sign-in.`);
  }

  return (
    <AccountForm
      fields={[NAME, CURRENT_PASSWORD]}
      submitLabel="Add passkey"
      busyLabel="Adding..."
      failure="No passkey was added. Please try again."
      send={add}
    />
  );
}

async function createdBy({ options }: Ceremony) {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch((error) => {
    throw error.name === "InvalidStateError" ? new RuleError("CONFLICT", THERE_ALREADY) : error;
  });
}
