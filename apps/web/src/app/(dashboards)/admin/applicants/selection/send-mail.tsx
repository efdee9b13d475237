"use client";

import { company } from "@repo/brand";
import { Button } from "@repo/ui/button";
import { useState } from "react";
import { MessageDialog } from "../messages/message-dialog";
import type { Bulk } from "./use-bulk";
import type { Selection } from "./use-selection";

export function SendMail({ selection, bulk }: { selection: Selection; bulk: Bulk }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const count = selection.chosen.size;
  return (
    <>
      <Button look="outline" size="small" onClick={() => setIsOpen(true)}>
        Send email
      </Button>
      <MessageDialog
        open={isOpen}
        title={`Email ${count.toLocaleString(company().locale)} ${count === 1 ? "applicant" : "applicants"}`}
        ids={[...selection.chosen.keys()]}
        sendAll={(mail, wait, ids) => {
          close();
          bulk.sendMails(mail, wait, ids);
        }}
        onClose={close}
      />
    </>
  );
}
