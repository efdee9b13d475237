"use client";

import { useEffect, useRef } from "react";
import { Icon } from "./icon";
import { useErrorTitle } from "./use-error-title";

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
          <Icon name="circle-alert" className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
