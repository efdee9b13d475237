import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ReactNode } from "react";

export function ListNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center text-slate text-sm">
      <Icon name="inbox" className="size-10 stroke-[1.25] text-field" />
      <p>{children}</p>
      {action}
    </div>
  );
}

export function ListFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-sand p-4 text-error text-sm">
      <Icon name="circle-alert" className="size-5 shrink-0" />
      <p className="grow">{children}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
