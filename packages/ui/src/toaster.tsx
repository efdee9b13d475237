"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";

type Action = { label: string; run: () => void };
type Toast = { id: number; text: string; tone: "status" | "alert"; action?: Action };

const STAYS_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says that something has worked; goes by itself. */
export function showStatus(text: string, action?: Action): void {
  change([...toasts, { id: ++lastId, text, tone: "status", action }]);
}

/** Says that something has failed; stays until it is dismissed. */
export function showAlert(text: string, action?: Action): void {
  change([...toasts, { id: ++lastId, text, tone: "alert", action }]);
}

function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Toast[] = [];

/** Where messages appear: once in a page. */
export function Toaster() {
  const current = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-3">
      {(["status", "alert"] as const).map((tone) => (
        <div key={tone} role={tone} className="contents">
          {current
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <Message key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Message({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (tone === "alert" || held) return;
    const timer = setTimeout(dismiss, STAYS_MS, id);
    return () => clearTimeout(timer);
  }, [id, tone, held]);

  const Icon = tone === "alert" ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stays while someone is at it
    <div
      className="pointer-events-auto flex max-w-md animate-pop items-center gap-3 rounded-xl bg-ink py-2 pr-2 pl-4 text-sm text-white shadow-float on-dark"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${tone === "alert" ? "text-orange-300" : "text-cyan"}`} />
      <p className="wrap-anywhere py-1.5">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-9 shrink-0 rounded-lg px-3 font-semibold text-cyan hover:bg-white/10"
          onClick={() => {
            dismiss(id);
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
        onClick={() => dismiss(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
