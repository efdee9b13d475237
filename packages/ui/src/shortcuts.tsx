"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { buttonClass } from "./button";
import { Dialog } from "./dialog";
import { dialogCard } from "./dialog-card";
import { Icon } from "./icon";
import { localStore } from "./storage";

export type Shortcut = { key: string; label: string; run: () => void };
type Listed = Omit<Shortcut, "run">;

export type ShortcutGroup = { title: string; shortcuts: Listed[] };

const HELP = { key: "?", label: "Show this help" };
/** Single keys can get in the way of speech input, so they can be turned off for this browser. */
const STORED = "shortcuts";
const areOn = () => localStore.get(STORED) !== "off";

/** Listens on the page or in the one open dialog, but not while somebody types or behind a dialog. */
function useKeys(shortcuts: Shortcut[], inDialog: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target, key } = event;
    const dialogs = document.querySelectorAll("dialog[open]").length;
    if (ctrlKey || metaKey || altKey || isTyping(target) || dialogs !== Number(inDialog) || !areOn()) return;
    const shortcut = shortcuts.find((each) => each.key === key);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

type ShortcutsProps = {
  shortcuts: Shortcut[];
  others?: ShortcutGroup[];
  inDialog?: boolean;
};

export function Shortcuts({ shortcuts, others = [], inDialog = false }: ShortcutsProps) {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);

  useEffect(() => {
    if (open) setOn(areOn());
  }, [open]);
  useKeys([...shortcuts, { ...HELP, run: () => setOpen(true) }], inDialog);

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
        <List shortcuts={[...shortcuts, HELP]} />
        {others.map((group) => (
          <section key={group.title}>
            <h3 className="mt-5 text-base">{group.title}</h3>
            <List shortcuts={group.shortcuts} />
          </section>
        ))}
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

function List({ shortcuts }: { shortcuts: Listed[] }) {
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
      {shortcuts.map(({ key, label }) => (
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
  );
}

function isTyping(target: EventTarget | null): boolean {
  return Boolean(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}
