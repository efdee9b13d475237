import type { ReactNode } from "react";

/**
 * Lets the document show a frame of the site itself: server/pages.ts reads it. The sign-in needs it as well, because it
 * leads to the dashboard within its own document.
 */
export function OwnFrames({ children }: { children: ReactNode }) {
  return (
    <div data-frames="own" className="contents">
      {children}
    </div>
  );
}
