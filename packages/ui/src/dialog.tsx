"use client";

import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "./icon";
import { type CoverAddress, useBack } from "./use-back";
import { useModal } from "./use-modal";

type DialogProps = {
  id?: string;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  /** `"own"` if the page changes its address itself to open and to close this. */
  address?: CoverAddress | "own";
  className?: string;
  children: ReactNode;
};

export function Dialog({
  id,
  open,
  onClose,
  title,
  closeLabel = "Close",
  address,
  className = "",
  children,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(open, heading, onClose);
  useBack(open && address !== "own", onClose, address === "own" ? undefined : address);
  const pressedBeside = useRef(false);
  const titleId = useId();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser handles it
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={titleId}
      aria-modal="true"
      className={`backdrop:transition-opacity has-data-toast:scroll-pb-40 ${className}`}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      {open && (
        <div className="flex min-h-full flex-col bg-inherit">
          <div className="-top-(--pad) -mx-(--pad) -mt-(--pad) roomy:sticky z-10 flex flex-wrap items-start justify-between gap-x-3 bg-inherit px-(--pad) pt-(--pad) pb-1">
            <h2
              ref={heading}
              id={titleId}
              tabIndex={-1}
              className="min-w-0 flex-1 roomy:max-h-[20dvh] roomy:overflow-y-auto text-card outline-none"
            >
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="-mt-2 -mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-full text-slate hover:bg-mist hover:text-ink"
            >
              <Icon name="x" className="size-5" />
            </button>
          </div>
          {children}
          <div data-messages className="pointer-events-none sticky bottom-0 z-10 mt-auto" />
        </div>
      )}
    </dialog>
  );
}

/** Compares coordinates: a press on the padding also targets the dialog, and may end a text selection. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
