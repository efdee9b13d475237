"use client";

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon";

/** Takes back what a message tells. `run` gets the change of one message, or those of all that have the same `run`. */
type Undo<Change> = { change: Change; run(changes: Change[]): void };
type Details<Change> = { undo?: Undo<Change>; about?: string };
type Toast = Details<unknown> & { id: number; text: string; tone: "status" | "alert" };

const STAYS_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showStatus<Change>(text: string, details?: Details<Change>): void {
  show({ text, tone: "status", ...(details as Details<unknown>) });
}

export function showAlert(text: string, details?: Details<never>): void {
  show({ text, tone: "alert", ...details });
}

function show(toast: Omit<Toast, "id">) {
  const others = toasts.filter(({ about }) => about === undefined || about !== toast.about);
  change([...others, { id: ++lastId, ...toast }]);
}

export function dismissAll(): void {
  change([]);
}

function dismiss(gone: readonly Toast[]) {
  change(toasts.filter((toast) => !gone.includes(toast)));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Toast[] = [];

/** Render it once per page. An open dialog makes everything else inert, so messages move into it. */
export function Toaster() {
  const current = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  const { modals, since } = useModals();
  const top = modals.at(-1);
  return (
    <>
      <Region toasts={top ? NONE : current} since={since} />
      {modals.map((modal, depth) =>
        createPortal(
          <Region toasts={modal === top ? current : NONE} since={since} modal />,
          slotIn(modal) ?? modal,
          String(depth),
        ),
      )}
    </>
  );
}

export function MessagesAbove() {
  useLayoutEffect(() => {
    const look = () => change([...toasts]);
    look();
    return look;
  }, []);
  return <div data-messages className="pointer-events-none absolute inset-x-(--pad) bottom-full pb-3" />;
}

function slotIn(modal: HTMLDialogElement): Element | undefined {
  return [...modal.querySelectorAll("[data-messages]")].find((slot) => slot.closest("dialog") === modal);
}

function useModals() {
  const [state, setState] = useState<{ modals: HTMLDialogElement[]; since: number }>({ modals: [], since: 0 });
  useEffect(() => {
    function look() {
      const open = [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")];
      setState(({ modals }) => ({
        modals: [...modals.filter((modal) => open.includes(modal)), ...open.filter((modal) => !modals.includes(modal))],
        since: lastId,
      }));
    }
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ["open"], subtree: true });
    return () => observer.disconnect();
  }, []);
  return state;
}

type RegionProps = { toasts: readonly Toast[]; since: number; modal?: boolean };

/** Shows the newest failure, else the newest. It precedes its messages, so that those after `since` are announced. */
function Region({ toasts: current, since, modal }: RegionProps) {
  const cameFrom = useRef<Element>(null);
  const newest = current.at(-1);
  const shown = current.findLast(({ tone }) => tone === "alert") ?? newest;

  function rememberOrigin({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function close(gone: readonly Toast[]) {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismiss(gone);
  }

  const message = shown && <Message key={shown.id} toast={shown} all={current} onClose={close} />;
  return (
    <>
      {/* The end of the page can be scrolled clear of a message. */}
      {!modal && shown && <div className="h-24 bg-mist" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to where the focus comes from */}
      <div
        onFocus={rememberOrigin}
        className="pointer-events-none fixed inset-x-4 bottom-4 roomy:bottom-[calc(1rem+var(--bar,0px))] z-50 flex flex-col items-center not-roomy:max-h-[50dvh] not-roomy:overflow-y-auto in-data-messages:static in-data-messages:items-end"
      >
        <div className="contents">{shown && shown.id <= since && message}</div>
        {(["status", "alert"] as const).map((tone) => (
          <div
            key={tone}
            role={modal ? undefined : tone}
            aria-live={tone === "alert" ? "assertive" : "polite"}
            aria-atomic={false}
            className="contents"
          >
            {shown?.tone === tone && shown.id > since && message}
            {newest !== shown && newest?.tone === tone && newest.id > since && (
              <p key={newest.id} className="sr-only">
                {newest.text}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

type MessageProps = { toast: Toast; all: readonly Toast[]; onClose: (gone: readonly Toast[]) => void };

/** Statuses go together, once nobody has added one for a while. A failure stays until it is dismissed. */
function Message({ toast, all, onClose }: MessageProps) {
  const { id, text, tone, undo } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (tone === "alert" || held) return;
    const timer = setTimeout(() => dismiss(toasts.filter((each) => each.tone === "status")), STAYS_MS);
    return () => clearTimeout(timer);
  }, [tone, held]);

  const alike = all.map((one) => all.filter((each) => each.undo && each.undo.run === one.undo?.run));
  const together = alike.findLast(({ length }) => length > 1) ?? [];

  function takeBack(taken: readonly Toast[]) {
    onClose(taken);
    taken[0]?.undo?.run(taken.flatMap((each) => (each.undo ? [each.undo.change] : [])));
  }

  const icon = tone === "alert" ? "circle-alert" : "circle-check";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays while someone is at it
    <div
      data-toast={id}
      className="pointer-events-auto mt-3 w-full max-w-md sm:w-auto animate-pop rounded-xl bg-ink py-2 pr-2 pl-4 text-sm text-white shadow-float on-dark"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex items-center gap-3">
        <Icon name={icon} className={`size-5 shrink-0 ${tone === "alert" ? "text-orange-300" : "text-cyan"}`} />
        <p className="wrap-anywhere mr-auto py-1.5">{text}</p>
        {undo && (
          <button type="button" className={link} onClick={() => takeBack([toast])}>
            Undo
          </button>
        )}
        <button
          type="button"
          aria-label="Dismiss"
          className="grid size-9 shrink-0 place-items-center rounded-lg hover:bg-white/10"
          onClick={() => onClose(tone === "alert" ? [toast] : all)}
        >
          <Icon name="x" className="size-4" />
        </button>
      </div>
      {all.length > 1 && (
        <div className="flex min-h-9 items-center gap-3 pl-8">
          <p className="mr-auto">and {all.length - 1} more</p>
          {together.length > 0 && (
            <button type="button" className={link} onClick={() => takeBack(together)}>
              Undo all
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const link = "min-h-9 shrink-0 rounded-lg px-3 font-semibold text-cyan hover:bg-white/10";
