"use client";

import { Button } from "@repo/ui/button";
import { useState } from "react";
import { MessageDialog } from "../messages/message-dialog";
import { countOf } from "./jobs";
import type { Bulk } from "./use-bulk";

/** Offers the email to people who were just rejected. Until it is sent, they see the earlier stage for some hours. */
export function RejectionOffer({ bulk }: { bulk: Bulk }) {
  const [isOpen, setIsOpen] = useState(false);
  const { rejected } = bulk;
  const ids = rejected.map(({ id }) => id);
  const who = rejected.length === 1 ? rejected[0]?.name : countOf(rejected.length);
  const close = () => setIsOpen(false);
  if (rejected.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3 text-sm last:mb-0">
      <p role="status">Rejected, and not told yet: {who}.</p>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Write the rejection email
      </Button>
      <Button look="outline" size="small" onClick={() => bulk.forgetRejected(ids)}>
        Not now
      </Button>
      <MessageDialog
        open={isOpen}
        title={`Email ${who}`}
        ids={ids}
        kind="rejection"
        sendAll={(mail, wait, recipients) => {
          close();
          bulk.sendMails(mail, wait, recipients);
        }}
        onClose={close}
      />
    </div>
  );
}
