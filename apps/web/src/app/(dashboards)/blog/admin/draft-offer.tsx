import { Button } from "@repo/ui/button";
import type { DeviceDraft } from "./device-draft";

type DraftOfferProps = { draft: DeviceDraft; onTake: (draft: DeviceDraft) => void; onDrop: () => void };

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

export function DraftOffer({ draft, onTake, onDrop }: DraftOfferProps) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 rounded-xl bg-mist p-3 text-sm sm:flex-nowrap">
      <p className="min-w-0 grow">
        You have typed something here that was not saved, on {moment.format(new Date(draft.typedAt))}.
      </p>
      <Button size="small" className="shrink-0" onClick={() => onTake(draft)}>
        Restore it
      </Button>
      <Button look="outline" size="small" className="shrink-0" onClick={onDrop}>
        Discard it
      </Button>
    </div>
  );
}
