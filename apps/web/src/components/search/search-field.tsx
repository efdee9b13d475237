"use client";

import { QUERY_MAX_CHARACTERS } from "@repo/contract/search/search";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { isComposing } from "@repo/ui/is-composing";
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { SearchFieldFragment } from "@/cms/generated/graphql";
import { KIND_LABELS, keyOf, searchPath } from "@/lib/search";
import { SEARCH_PATH } from "@/lib/search-path";
import { Marked } from "./marked";
import { useSuggestions } from "./use-suggestions";

type SearchFieldProps = {
  texts: SearchFieldFragment;
  query?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A form that, with scripts, becomes a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function SearchField({ texts, query = "", ref, className = "" }: SearchFieldProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const answer = useSuggestions(typed);

  const groups = answer?.groups ?? [];
  const paths = groups.flatMap(({ hits }) => hits.map(({ path }) => path));
  if (answer && answer.total > paths.length) paths.push(searchPath(typed?.trim() ?? ""));
  const isOpen = !isClosed && paths.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function close() {
    setClosed(true);
    setActive(-1);
  }

  function go(path: string | undefined) {
    if (!path) return;
    close();
    location.assign(path);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step && paths.length > 0) {
      event.preventDefault();
      setClosed(false);
      const from = isOpen ? active : -1;
      setActive(from < 0 ? (step > 0 ? 0 : paths.length - 1) : (from + step + paths.length) % paths.length);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      go(paths[active]);
    }
  }

  let index = -1;
  const option = (path: string) => {
    index += 1;
    const at = index;
    return {
      id: optionId(at),
      role: "option",
      "aria-selected": at === active,
      tabIndex: -1,
      onClick: () => go(path),
      onPointerMove: () => setActive(at),
      className:
        "block scroll-my-2 cursor-pointer rounded-lg px-4 py-2.5 text-ink aria-selected:bg-sky aria-selected:outline-2 aria-selected:outline-blue aria-selected:-outline-offset-2",
    } as const;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> inside or around a form would be a second landmark
    <form role="search" action={SEARCH_PATH} className={`relative ${className}`}>
      <div className="flex gap-2 rounded-2xl bg-white p-2 text-ink shadow-lift">
        <div className="relative min-w-0 grow">
          <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-slate" />
          <input
            ref={ref}
            type="search"
            name="q"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            defaultValue={query}
            maxLength={QUERY_MAX_CHARACTERS}
            autoComplete="off"
            required
            {...(isLive && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": isOpen,
              "aria-controls": `${id}-list`,
              "aria-activedescendant": isOpen && active >= 0 ? optionId(active) : undefined,
            })}
            onChange={(event) => {
              setTyped(event.target.value);
              setClosed(false);
              setActive(-1);
            }}
            onKeyDown={press}
            onBlur={close}
            className="min-h-12 w-full rounded-xl bg-white pr-3 pl-12 text-lg placeholder:text-slate"
          />
        </div>
        <button type="submit" className={buttonClass("spark", "max-sm:px-4")}>
          {texts.button}
        </button>
      </div>
      <p role="status" className="sr-only">
        {!isClosed && answer && said(paths.length, answer.corrected)}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.label}
        tabIndex={-1}
        hidden={!isOpen}
        // This keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        className="wrap-anywhere absolute inset-x-0 top-full z-50 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-2xl border border-line bg-white p-2 text-left shadow-float"
      >
        {groups.map(({ kind, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="px-4 pt-3 pb-1 font-semibold text-orange-700 text-sm">
              {KIND_LABELS[kind]}
            </p>
            {hits.map(({ path, title, text }) => (
              <div key={keyOf({ path, title })} {...option(path)}>
                <div dir="auto">
                  <Marked text={title} />
                </div>
                <div dir="auto" className="truncate text-slate text-sm">
                  <Marked text={text} />
                </div>
              </div>
            ))}
          </div>
        ))}
        {answer && answer.total > index + 1 && (
          <div {...option(paths.at(-1) ?? "")}>
            <span className="font-semibold text-blue-700">{`All ${answer.total} results`}</span>
          </div>
        )}
      </div>
    </form>
  );
}

function said(count: number, corrected: string | undefined): string {
  if (count === 0) return "No suggestions.";
  const suggestions = count === 1 ? "1 suggestion" : `${count} suggestions`;
  return `${suggestions}${corrected ? ` for ${corrected}` : ""}, use the up and down arrows to choose.`;
}
