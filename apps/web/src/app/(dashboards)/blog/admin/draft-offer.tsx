import { Button } from "@repo/ui/button";
import { shortMoment } from "@/lib/format";
import type { DeviceDraft } from "./device-draft";

type DraftOfferProps = { draft: DeviceDraft; onTake: (draft: DeviceDraft) => void; onDrop: () => void };

export function DraftOffer({ draft, onTake, onDrop }: DraftOfferProps) {
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-3 rounded-xl bg-mist p-3 text-sm sm:flex-nowrap">
      <p className="min-w-0 grow">You have typed something here that was not saved, on {shortMoment(draft.typedAt)}.</p>
      <Button size="small" className="shrink-0" onClick={() => onTake(draft)}>
        Restore it
      </Button>
      <Button look="outline" size="small" className="shrink-0" onClick={onDrop}>
        Discard it
      </Button>
    </div>
  );
}
