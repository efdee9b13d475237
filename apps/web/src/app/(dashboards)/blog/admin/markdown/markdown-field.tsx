"use client";

import { mediaPath } from "@repo/contract/page/media";
import { applyEdit, applyShortcut } from "@repo/markdown/apply-edit";
import { withPicture } from "@repo/markdown/edits";
import { followCursor } from "@repo/markdown/follow-cursor";
import { takesPictures } from "@repo/markdown/pasted-picture";
import { Field } from "@repo/ui/field";
import { type ComponentProps, useCallback, useRef, useState } from "react";
import type { ChoosePicture } from "../pictures/picture-dialog";
import { ExamplesDialog } from "./examples-dialog";
import { MarkdownToolbar } from "./markdown-toolbar";
import { RenderedText } from "./rendered-text";

type MarkdownFieldProps = Omit<ComponentProps<typeof Field>, "children"> & {
  value: string;
  onChange: ComponentProps<"textarea">["onChange"];
  choosePicture: ChoosePicture;
  fillsWindow: boolean;
};

/** Leaves room for the dialog's title and buttons, and for the toolbar. */
export const WINDOW_HEIGHT = "h-[calc(100dvh-19rem)] min-h-60";
const EIGHT_TO_SIXTEEN_ROWS = "field-sizing-content max-h-[calc(16lh+1.5rem)] min-h-[calc(8lh+1.5rem)]";

export function MarkdownField({ value, onChange, choosePicture, fillsWindow, ...field }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [explaining, setExplaining] = useState(false);
  const follow = useCallback(() => {
    if (area.current && preview.current) followCursor(area.current, preview.current);
  }, []);

  function insertPicture(file?: File) {
    const field = area.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    choosePicture(({ url, alternativeText }) => {
      // Chrome forgets the place when the closed dialog gives the focus back.
      field.setSelectionRange(selectionStart, selectionEnd);
      applyEdit(field, (at) => withPicture(at, mediaPath(url), alternativeText ?? ""));
    }, file);
  }

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Field {...field}>
        {(control) => (
          <div className="flex grow flex-col gap-1.5">
            <MarkdownToolbar
              field={area}
              fieldId={control.id}
              onPicture={() => insertPicture()}
              onHelp={() => setExplaining(true)}
            />
            <textarea
              {...control}
              ref={area}
              value={value}
              onChange={onChange}
              onKeyDown={applyShortcut}
              {...takesPictures(insertPicture)}
              onSelect={follow}
              rows={8}
              required
              dir="auto"
              className={`${control.className} grow font-mono ${fillsWindow ? WINDOW_HEIGHT : EIGHT_TO_SIXTEEN_ROWS}`}
            />
          </div>
        )}
      </Field>
      <section aria-label="Live preview" className="flex min-w-0 flex-col gap-1.5">
        <p aria-hidden className="font-medium text-sm">
          Live preview
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard too */}
        <div ref={preview} tabIndex={0} className="h-96 grow overflow-y-auto rounded-xl border border-line p-4 lg:h-0">
          <RenderedText text={value} onRendered={follow} />
        </div>
      </section>
      {explaining && <ExamplesDialog onClose={() => setExplaining(false)} />}
    </div>
  );
}
