import type { ReactNode } from "react";
import type { PageMark } from "#server/html/marks";

/**
 * Lets the document show frames of the site itself. The sign-in page needs this as well, because signing in leads to
 * the dashboard within the same document.
 */
export function OwnFrames({ children }: { children: ReactNode }) {
  return (
    <div {...({ "data-frames": "own" } satisfies PageMark)} className="contents">
      {children}
    </div>
  );
}
