import type { ReactNode } from "react";
import type { PageMark } from "#runtime/page-signals";

/**
 * Lets the document show a frame of the site itself. The sign-in needs it as well, because it leads to the dashboard
 * within its own document.
 */
export function OwnFrames({ children }: { children: ReactNode }) {
  return (
    <div {...({ "data-frames": "own" } satisfies PageMark)} className="contents">
      {children}
    </div>
  );
}
