import type { ReactNode } from "react";
import { ownFramesMark } from "#runtime/page-signals";

/**
 * Lets the document show a frame of the site itself. The sign-in needs it as well, because it leads to the dashboard
 * within its own document.
 */
export function OwnFrames({ children }: { children: ReactNode }) {
  return (
    <div {...ownFramesMark} className="contents">
      {children}
    </div>
  );
}
