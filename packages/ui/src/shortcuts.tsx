"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "./button";
import { Dialog } from "./dialog";
import { dialogCard } from "./dialog-card";
import { Icon } from "./icon";
import { localStore } from "./storage";

type Shortcut = { key: string; label: string; run: () => void };

const HELP = "?";
/** Single keys can get in the way of speech input, so they can be turned off for this browser. */
const STORED = "shortcuts";

export function Shortcuts({ shortcuts }: { shortcuts: Shortcut[] }) {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);

  useEffect(() => setOn(localStore.get(STORED) !== "off"), []);

  useEffect(() => {
    if (!on) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const shortcut =
        event.key === HELP ? { run: () => setOpen(true) } : shortcuts.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [on, shortcuts]);

  function turn(next: boolean) {
    setOn(next);
    localStore.set(STORED, next ? "on" : "off");
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass("outline", "max-md:hidden", "small")}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={() => setOpen(true)}
      >
        <Icon name="keyboard" className="size-4" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Keyboard shortcuts"
        className={`${dialogCard} max-w-md p-(--pad) [--pad:--spacing(6)]`}
      >
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
          {[...shortcuts, { key: HELP, label: "Show this help" }].map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-md border border-field bg-mist px-2 py-0.5 font-sans">
                  {key}
                </kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-5 flex min-h-10 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => turn(event.target.checked)}
            className="size-5 accent-blue"
          />
          Shortcuts are on
        </label>
      </Dialog>
    </>
  );
}

function isBusy(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return Boolean(typing || document.querySelector("dialog[open]"));
}
