"use client";

import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon";

type Action = { label: string; run: () => void };
type Toast = { id: number; text: string; tone: "status" | "alert"; action?: Action; about?: string };
type Details = {
  action?: Action;
  about?: string;
};

const STAYS_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showStatus(text: string, details?: Details): void {
  show({ text, tone: "status", ...details });
}

export function showAlert(text: string, details?: Details): void {
  show({ text, tone: "alert", ...details });
}

function show(toast: Omit<Toast, "id">) {
  const others = toasts.filter(({ about }) => about === undefined || about !== toast.about);
  change([...others, { id: ++lastId, ...toast }]);
}

export function dismissAll(): void {
  change([]);
}

function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
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
          modal.querySelector(":scope > div > [data-messages]") ?? modal,
          String(depth),
        ),
      )}
    </>
  );
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

/** Is rendered before its messages so that they are announced. Those up to `since` were announced elsewhere. */
function Region({ toasts: current, since, modal }: RegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);

  function rememberOrigin({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function close(id: number) {
    const others = [
      ...(region.current?.querySelectorAll<HTMLElement>(`[data-toast]:not([data-toast="${id}"]) button`) ?? []),
    ];
    const next = others.at(-1) ?? cameFrom.current;
    if (next instanceof HTMLElement) next.focus();
    dismiss(id);
  }

  const messagesOf = (shown: readonly Toast[]) =>
    shown.map((toast) => <Message key={toast.id} toast={toast} onClose={close} />);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to where the focus comes from
    <div
      ref={region}
      onFocus={rememberOrigin}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end not-roomy:max-h-[50dvh] not-roomy:overflow-y-auto in-data-messages:static"
    >
      <div className="contents">{messagesOf(current.filter(({ id }) => id <= since))}</div>
      {(["status", "alert"] as const).map((tone) => (
        <div
          key={tone}
          // A form in a dialog has its own alert.
          role={modal ? undefined : tone}
          aria-live={tone === "alert" ? "assertive" : "polite"}
          aria-atomic={false}
          className="contents"
        >
          {messagesOf(current.filter((toast) => toast.tone === tone && toast.id > since))}
        </div>
      ))}
    </div>
  );
}

type MessageProps = { toast: Toast; onClose: (id: number) => void };

function Message({ toast: { id, text, tone, action }, onClose }: MessageProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (tone === "alert" || held) return;
    const timer = setTimeout(dismiss, STAYS_MS, id);
    return () => clearTimeout(timer);
  }, [id, tone, held]);

  const icon = tone === "alert" ? "circle-alert" : "circle-check";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays while someone is at it
    <div
      data-toast={id}
      className="pointer-events-auto mt-3 flex w-full max-w-md sm:w-auto animate-pop items-center gap-3 rounded-xl bg-ink py-2 pr-2 pl-4 text-sm text-white shadow-float on-dark"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} className={`size-5 shrink-0 ${tone === "alert" ? "text-orange-300" : "text-cyan"}`} />
      <p className="wrap-anywhere mr-auto py-1.5">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-9 shrink-0 rounded-lg px-3 font-semibold text-cyan hover:bg-white/10"
          onClick={() => {
            onClose(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-9 shrink-0 place-items-center rounded-lg hover:bg-white/10"
        onClick={() => onClose(id)}
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  );
}
