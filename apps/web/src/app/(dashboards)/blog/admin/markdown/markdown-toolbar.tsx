import { applyEdit } from "@repo/markdown/apply-edit";
import { TOOLS, type Tool, type ToolName } from "@repo/markdown/edits";
import { Icon } from "@repo/ui/icon";
import type { IconName } from "@repo/ui/icon-names";
import { type KeyboardEvent, type RefObject, useState } from "react";

const ICONS: Record<ToolName, IconName> = {
  heading: "heading",
  bold: "bold",
  italic: "italic",
  link: "link",
  list: "list",
  numbers: "list-ordered",
  quote: "quote",
  code: "code",
};

const TOOL_LIST = Object.entries(TOOLS).map(([name, tool]: [string, Tool]) => ({
  ...tool,
  icon: ICONS[name as ToolName],
}));
const PICTURE = { label: "Picture", icon: "image" } as const;
const HELP = { label: "Examples of Markdown" } as const;
const BUTTONS: (Partial<Tool> & { label: string; icon?: IconName })[] = [...TOOL_LIST, PICTURE, HELP];

type MarkdownToolbarProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  fieldId: string;
  onPicture: () => void;
  onHelp: () => void;
};

/** A toolbar with a single tab stop. Arrow keys move between its buttons. */
export function MarkdownToolbar({ field, fieldId, onPicture, onHelp }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: BUTTONS.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + BUTTONS.length) % BUTTONS.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  function use(edit: Tool["edit"] | undefined, icon: IconName | undefined) {
    if (edit) field.current && applyEdit(field.current, edit);
    else if (icon) onPicture();
    else onHelp();
  }

  return (
    <div role="toolbar" aria-label="Formatting" aria-controls={fieldId} onKeyDown={move} className="flex flex-wrap">
      {BUTTONS.map(({ label, icon, key, edit }, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => use(edit, icon)}
          className="grid size-9 place-items-center rounded-lg text-slate hover:bg-mist hover:text-blue-700"
        >
          {icon ? <Icon name={icon} className="size-4.5" /> : "?"}
        </button>
      ))}
    </div>
  );
}
