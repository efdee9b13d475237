import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Shortcuts } from "@repo/ui/shortcuts";
import { MessagesAbove } from "@repo/ui/toaster";
import type { ReactNode } from "react";
import { PANEL_KEYS } from "./panel-keys";
import { useMedia } from "./use-media";

/** The variants `max-lg:roomy:` of class names. */
const IS_AT_BOTTOM = "(width < 64rem) and (height >= 30rem)";

type Step = (() => void) | undefined;

type PanelBarProps = {
  name: string;
  steps: { next: Step; previous: Step; place: string };
  /** What the keys of the panel do. */
  actions: Record<string, () => void>;
  decision: ReactNode;
  children: ReactNode;
};

const STEP =
  "max-sm:px-2.5 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-mist aria-disabled:text-slate";

export function PanelBar({ name, steps: { next, previous, place }, actions, decision, children }: PanelBarProps) {
  const isAtBottom = useMedia(IS_AT_BOTTOM);
  return (
    <div className="max-lg:roomy:-mx-(--pad) max-lg:roomy:-mb-(--pad) relative z-10 mt-2 flex flex-wrap items-center gap-1.5 sm:gap-2 max-lg:roomy:mt-0 max-lg:roomy:border-line max-lg:roomy:border-t max-lg:roomy:px-(--pad) max-lg:roomy:py-2.5 max-lg:roomy:shadow-bar">
      {isAtBottom && <MessagesAbove />}
      <Button look="outline" size="small" className={STEP} aria-disabled={!previous} onClick={previous}>
        <Icon name="chevron-left" className="size-4" />
        <span className={decision ? "max-sm:sr-only" : ""}>Previous</span>
      </Button>
      {decision && <div className="min-w-20 flex-1 basis-0 *:min-h-10 *:w-full">{decision}</div>}
      <div className="order-last basis-full empty:hidden *:mt-0 max-lg:roomy:order-first">{children}</div>
      <Button look="outline" size="small" className={STEP} aria-disabled={!next} onClick={next}>
        Next
        <Icon name="chevron-right" className="size-4" />
      </Button>
      <p role="status" className="whitespace-nowrap text-slate text-sm tabular-nums lg:px-2">
        <span className="sr-only">{name}, </span>
        {place}
      </p>
      <Shortcuts
        inDialog
        shortcuts={PANEL_KEYS.shortcuts.map((shortcut) => ({ ...shortcut, run: () => actions[shortcut.key]?.() }))}
      />
    </div>
  );
}
