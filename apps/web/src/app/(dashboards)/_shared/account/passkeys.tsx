"use client";

import type { AccountDetail, PasskeyItem } from "@repo/contract/http/account";
import { Button } from "@repo/ui/button";
import { type Column, DataTable } from "@repo/ui/data-table";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { Icon } from "@repo/ui/icon";
import { showStatus } from "@repo/ui/toaster";
import { useState } from "react";
import { ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { shortDate, shortMoment } from "@/lib/format";
import { siteFetch } from "@/lib/site-fetch";
import { forgetRemoved } from "../passkey-manager";
import { AccountForm, CURRENT_PASSWORD } from "./account-form";
import { AddPasskey, NAME } from "./add-passkey";
import { countOf } from "./count-of";

type PasskeysProps = { account: AccountDetail | undefined; onChange: (account: AccountDetail) => void };

const DIALOG = `${dialogCard} max-w-md p-6`;

export function Passkeys({ account, onChange }: PasskeysProps) {
  const [open, setOpen] = useState<"new" | "renamed" | "removed">();
  const [chosen, setChosen] = useState<PasskeyItem>();
  const { id = "", name } = chosen ?? {};

  function close(next: AccountDetail) {
    setOpen(undefined);
    onChange(next);
  }

  async function rename({ name = "" }: Record<string, string>) {
    close(await siteFetch("PATCH /api/dashboard/account/passkeys/:id", { ids: { id }, body: { name } }));
    showStatus(`The passkey is now called “${name.trim()}”.`);
  }

  async function remove({ password = "" }: Record<string, string>) {
    const request = { ids: { id }, body: { password } };
    const next = await siteFetch("POST /api/dashboard/account/passkeys/:id/remove", request);
    close(next);
    showStatus(`“${name}” is removed.`);
    await forgetRemoved(next.accepted);
  }

  const button = (label: string, dialog: "renamed" | "removed", passkey: PasskeyItem) => (
    <Button
      look="outline"
      size="small"
      aria-label={`${label} ${passkey.name}`}
      onClick={() => {
        setChosen(passkey);
        setOpen(dialog);
      }}
    >
      {label}
    </Button>
  );

  const columns: Column<PasskeyItem>[] = [
    { key: "name", label: "Name", cell: ({ name }) => name, className: "wrap-anywhere" },
    { key: "createdAt", label: "Added", cell: ({ createdAt }) => shortDate(createdAt) },
    {
      key: "lastUsedAt",
      label: "Last used",
      cell: ({ lastUsedAt }) => (lastUsedAt ? shortMoment(lastUsedAt) : "Never"),
    },
    {
      key: "isSynced",
      label: "Kept",
      cell: ({ isSynced }) => (isSynced ? "In your passkey manager" : "On one device"),
    },
    {
      key: "actions",
      label: "Actions",
      cell: (passkey) => (
        <span className="flex flex-wrap gap-2">
          {button("Rename", "renamed", passkey)}
          {button("Remove", "removed", passkey)}
        </span>
      ),
    },
  ];

  return (
    <section aria-labelledby="passkeys-heading" className="card overflow-clip">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="passkeys-heading" className="text-lg">
            Passkeys
          </h2>
          <p className="mt-1 max-w-3xl text-slate text-sm">
            A passkey signs you in with your finger, your face or your device’s code. Once you have one, your password
            alone no longer opens the dashboard. Add two, in case you lose one.
          </p>
        </div>
        <Button size="small" onClick={() => setOpen("new")} className="max-sm:w-full">
          <Icon name="plus" className="size-4" />
          Add a passkey
        </Button>
      </div>
      {account?.passkeys.length === 0 ? (
        <ListNotice>You have no passkey yet.</ListNotice>
      ) : (
        <DataTable
          id="passkeys"
          caption={<span className="text-slate">{account && countOf(account.passkeys, "passkey")}</span>}
          columns={columns}
          rows={account?.passkeys}
          rowId={({ id }) => id}
          skeletonRows={2}
          isBrief
        />
      )}
      <Dialog open={open === "new"} onClose={() => setOpen(undefined)} title="Add a Passkey" className={DIALOG}>
        <p className="mt-2 mb-5 text-slate text-sm">Your browser then asks where to keep it.</p>
        <AddPasskey onAdded={close} />
      </Dialog>
      <Dialog open={open === "renamed"} onClose={() => setOpen(undefined)} title="Rename a Passkey" className={DIALOG}>
        <p className="mt-2 mb-5 text-slate text-sm">Your device keeps its own name for it.</p>
        <AccountForm
          fields={[{ ...NAME, defaultValue: name }]}
          submitLabel="Rename passkey"
          busyLabel="Renaming..."
          failure="The passkey was not renamed. Please try again."
          send={rename}
        />
      </Dialog>
      <Dialog open={open === "removed"} onClose={() => setOpen(undefined)} title="Remove a Passkey" className={DIALOG}>
        <p className="wrap-anywhere mt-2 mb-5 text-slate text-sm">
          “{name}” will no longer sign you in. Delete it from your device as well.
        </p>
        <AccountForm
          fields={[CURRENT_PASSWORD]}
          submitLabel="Remove passkey"
          busyLabel="Removing..."
          look="danger"
          failure="The passkey was not removed. Please try again."
          send={remove}
        />
      </Dialog>
    </section>
  );
}
