"use client";

import { type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useErrorTitle } from "./use-error-title";

type Problem = { name: string; message: string; id?: string };

export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<Problem[]>([]);
  const summary = useRef<HTMLDivElement>(null);

  return {
    errors: Object.fromEntries(problems.map(({ name, message }) => [name, message])),
    show(errors: Record<string, string>) {
      flushSync(() => setProblems(inOrder(errors, form.current)));
      summary.current?.focus();
    },
    forget: (field: string) => setProblems((before) => before.filter(({ name }) => name !== field)),
    summary: problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />,
  };
}

function ErrorSummary({ ref, problems }: { ref: RefObject<HTMLDivElement | null>; problems: Problem[] }) {
  const titleId = useId();
  useErrorTitle(true);
  return (
    <div
      ref={ref}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="scroll-mt-28 rounded-xl border-2 border-error p-4"
    >
      <h2 id={titleId} className="font-semibold text-lg">
        There is a problem
      </h2>
      <ul className="mt-1.5 space-y-1 text-error">
        {problems.map(({ name, message, id }) => (
          <li key={name}>
            {id ? (
              <a
                href={`#${id}`}
                className="inline-block min-h-6 font-medium underline underline-offset-4 hover:text-ink"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sorts by the form's order. `>>> 0` turns -1 into the largest number, so errors without a field come last. */
function inOrder(errors: Record<string, string>, form: HTMLFormElement | null): Problem[] {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const place = ({ name }: Problem) => controls.findIndex((control) => control.name === name) >>> 0;
  return Object.entries(errors)
    .map(([name, message]) => ({ name, message, id: controls.find((control) => control.name === name)?.id }))
    .sort((one, other) => place(one) - place(other));
}
