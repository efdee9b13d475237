"use client";

import { Icon } from "@repo/ui/icon";
import { useModal } from "@repo/ui/use-modal";
import { useRef } from "react";
import type { SearchFieldFragment } from "@/cms/generated/graphql";
import { SearchField } from "@/components/search/search-field";

export default function SearchDialog({ texts, onClose }: { texts: SearchFieldFragment; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const dialog = useModal(true, field, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it
    <dialog
      ref={dialog}
      aria-label={texts.label}
      aria-modal="true"
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-transparent backdrop:bg-ink/60"
    >
      <div className="container flex max-w-4xl items-start gap-2 pt-20 text-white">
        <SearchField texts={texts} ref={field} className="grow" />
        <button
          type="button"
          onClick={onClose}
          aria-label="Close search"
          className="on-dark mt-2 grid size-12 shrink-0 place-items-center rounded-full bg-ink/60 hover:bg-ink"
        >
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}
