"use client";

import { company } from "@repo/brand";
import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { showAlert } from "@repo/ui/toaster";
import { useState } from "react";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";
import { failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { useApplicationList } from "./application-store";
import { MessageDialog } from "./messages/message-dialog";
import type { Bulk } from "./selection/use-bulk";
import { FILTERS } from "./use-applications";

const UNTOLD = { untold: "yes" };

type UntoldRejectionsProps = { url: ReturnType<typeof useUrlState>; bulk: Bulk };

/** Says how many are rejected and don't know it from a mail, and offers one to all of them. */
export function UntoldRejections({ url, bulk }: UntoldRejectionsProps) {
  const { list } = useApplicationList({ ...UNTOLD, pageSize: 1 });
  const [ids, setIds] = useState<string[]>();
  const first = list?.items[0]?.name;
  const [isReading, setIsReading] = useState(false);
  const total = list?.total ?? 0;
  const isBusy = isReading || bulk.state?.kind === "running" || bulk.state?.kind === "waiting";
  const areShown = url.get("untold") === "yes";
  const close = () => setIds(undefined);
  if (total === 0 && !ids) return null;

  async function write() {
    if (isBusy) return;
    setIsReading(true);
    try {
      const { items } = await siteFetch("GET /api/dashboard/applications/bulk/ids", { query: UNTOLD });
      setIds(items.map(({ id }) => id));
    } catch (error) {
      showAlert(failureText(error, "The rejected applicants can’t be read right now."));
    } finally {
      setIsReading(false);
    }
  }

  return (
    <section aria-label="Rejected, and not told yet" className="flex flex-wrap items-center gap-3 bg-sand p-4 text-sm">
      <Icon name="circle-alert" className="size-5 shrink-0 text-orange-700" />
      <p className="mr-auto">
        Rejected, and not told yet:{" "}
        <span className="font-semibold">{(total === 1 && first) || total.toLocaleString(company().locale)}</span>
      </p>
      <Button
        look="outline"
        size="small"
        aria-pressed={areShown}
        onClick={() =>
          url.set({ ...Object.fromEntries(FILTERS.map((name) => [name, undefined])), untold: areShown ? "" : "yes" })
        }
      >
        {areShown ? "Show all applications" : "Show them"}
      </Button>
      <Button size="small" aria-disabled={isBusy} onClick={write}>
        Write the rejection email
      </Button>
      <MessageDialog
        open={ids !== undefined}
        title={`Email ${ids?.length === 1 ? first : `${ids?.length.toLocaleString(company().locale)} applicants`}`}
        ids={ids ?? []}
        kind="rejection"
        sendAll={(mail, wait, recipients) => {
          close();
          bulk.sendMails(mail, wait, recipients);
        }}
        onClose={close}
      />
    </section>
  );
}
