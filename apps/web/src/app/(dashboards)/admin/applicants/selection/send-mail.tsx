"use client";

import { Button } from "@repo/ui/button";
import { useState } from "react";
import { MailDialog } from "../mail/mail-dialog";
import { type Bulk, countOf } from "./use-bulk";
import type { Selection } from "./use-selection";

export function SendMail({ selection, bulk }: { selection: Selection; bulk: Bulk }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="outline" size="small" onClick={() => setIsOpen(true)}>
        Send mail
      </Button>
      <MailDialog
        open={isOpen}
        title={`Mail to ${countOf(selection.chosen.size)}`}
        ids={[...selection.chosen.keys()]}
        sendAll={(mail, wait) => {
          close();
          void bulk.sendMails(mail, wait);
        }}
        onClose={close}
      />
    </>
  );
}
