"use client";

import { buttonClass } from "@repo/ui/button";
import { type ReactNode, useEffect, useRef } from "react";

export const UNAVAILABLE = "This is not possible right now. Please try again in a moment.";

type OutcomeProps = { title: string; children: ReactNode; onward?: { href: string; label: string } };

/** Takes the place of a form, and the focus. */
export function Outcome({ title, children, onward }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {title}
      </h2>
      <p className="mt-2 text-slate text-sm">{children}</p>
      {onward && (
        <a href={onward.href} className={buttonClass("primary", "mt-6 w-full")}>
          {onward.label}
        </a>
      )}
    </>
  );
}
