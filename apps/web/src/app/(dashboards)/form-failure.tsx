"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

/** Why a form could not be sent, brought into view. */
export function FormFailure({ children }: { children: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) alert.current?.scrollIntoView({ block: "nearest" });
  }, [children]);

  return (
    <div ref={alert} role="alert">
      {children && (
        <p className="mb-2.5 flex items-start gap-2 rounded-xl bg-sand px-4 py-3 text-error text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
