"use client";

import { type ComponentProps, lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import type { SearchFieldFragment } from "@/cms/generated/graphql";
import { SEARCH_PATH } from "@/lib/search-path";

const SearchDialog = lazy(() => import("./search-dialog"));

type HeaderSearchProps = { texts: SearchFieldFragment; icon: ReactNode };

/** A link to the search page. With scripts, it opens a field over the current page instead. */
export function HeaderSearch({ texts, icon }: HeaderSearchProps) {
  const [open, setOpen] = useState(false);

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a
        href={SEARCH_PATH}
        aria-label={texts.label}
        onClick={follow}
        className="-mr-2 ml-2 hidden size-11 shrink-0 place-items-center rounded-xl hover:bg-white/10 group-data-scrolled:hover:bg-mist menu-fits:grid [@media(scripting:none)]:grid"
      >
        {icon}
      </a>
      {open && (
        <Suspense>
          <SearchDialog texts={texts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function MenuSearch({ texts, icon }: ComponentProps<typeof HeaderSearch>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in search-field.tsx
    <form role="search" action={SEARCH_PATH} className="relative mt-6">
      <span className="pointer-events-none absolute top-3.5 left-3 text-slate [&>svg]:size-5">{icon}</span>
      <input
        type="search"
        name="q"
        required
        enterKeyHint="search"
        aria-label={texts.label}
        placeholder={texts.label}
        className="min-h-12 w-full rounded-xl border border-field bg-white pr-3 pl-10 placeholder:text-slate hover:border-slate"
      />
    </form>
  );
}
