"use client";

import { Field } from "@repo/ui/field";
import { Icon } from "@repo/ui/icon";
import { useFileDrop } from "@repo/ui/use-file-drop";
import { useRef, useState } from "react";

type FileFieldProps = {
  name: string;
  label: string;
  hint: string;
  required: boolean;
  accept: string;
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
};

export function FileField({ name, label, hint, required, accept, file, error, onChoose }: FileFieldProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useFileDrop(input);

  return (
    <Field name={name} label={label} hint={hint} error={error} className="sm:col-span-2">
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
        <div
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          data-over={over || undefined}
          className="relative flex items-center gap-4 rounded-xl border border-field border-dashed bg-mist p-5 transition-colors focus-within:border-blue has-aria-invalid:border-error has-aria-invalid:bg-sand data-over:border-blue data-over:bg-sky"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-white text-blue-700">
            {file ? <Icon name="file-text" className="size-5" /> : <Icon name="upload" className="size-5" />}
          </span>
          <span aria-hidden className="min-w-0 flex-1 text-sm">
            {file ? (
              <>
                <span className="block truncate font-medium">{file.name}</span>
                <span className="block text-slate">{size(file)}</span>
              </>
            ) : (
              <>
                <span className="font-medium text-blue-700 underline underline-offset-4">Choose a file</span>
                <span> or drop it here</span>
              </>
            )}
          </span>
          {file && (
            <span aria-hidden className="font-medium text-blue-700 text-sm">
              Change
            </span>
          )}
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept}
            required={required}
            className="absolute inset-0 cursor-pointer opacity-0"
            // Browsers report no change when the same file is chosen again.
            onClick={({ currentTarget }) => {
              if (error) currentTarget.value = "";
            }}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) onChoose(chosen);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function size({ size: bytes }: File): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
