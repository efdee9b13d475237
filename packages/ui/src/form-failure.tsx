"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useErrorTitle } from "./use-error-title";

/** Why a form could not be sent, when that is not for one of its fields to say; brought into view. */
export function FormFailure({ message, className = "" }: { message: string | undefined; className?: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useErrorTitle(Boolean(message));
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: "nearest" });
  }, [message]);

  return (
    <div ref={alert} role="alert">
      {message && (
        <p className={`flex items-start gap-2 rounded-xl bg-sand p-4 font-medium text-error ${className}`}>
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
