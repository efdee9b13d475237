"use client";

import { mediaPath } from "@repo/contract/page/media";
import { applyEdit, applyShortcut } from "@repo/markdown/apply-edit";
import { withPicture } from "@repo/markdown/edits";
import { takesPictures } from "@repo/markdown/pasted-picture";
import { Field } from "@repo/ui/field";
import { type ComponentProps, useRef } from "react";
import type { ChoosePicture } from "../pictures/picture-dialog";
import { MarkdownToolbar } from "./markdown-toolbar";
import { RenderedText } from "./rendered-text";

type MarkdownFieldProps = Omit<ComponentProps<typeof Field>, "children"> & {
  value: string;
  onChange: ComponentProps<"textarea">["onChange"];
  choosePicture: ChoosePicture;
};

export function MarkdownField({ value, onChange, choosePicture, ...field }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);

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
            <MarkdownToolbar field={area} fieldId={control.id} onPicture={() => insertPicture()} />
            <textarea
              {...control}
              ref={area}
              value={value}
              onChange={onChange}
              onKeyDown={applyShortcut}
              {...takesPictures(insertPicture)}
              rows={16}
              required
              dir="auto"
              className={`${control.className} grow font-mono`}
            />
          </div>
        )}
      </Field>
      <section aria-label="Live preview" className="flex min-w-0 flex-col gap-1.5">
        <p aria-hidden className="font-medium text-sm">
          Live preview
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard too */}
        <div tabIndex={0} className="h-96 grow overflow-y-auto rounded-xl border border-line p-4 lg:h-0">
          <RenderedText text={value} />
        </div>
      </section>
    </div>
  );
}
