"use client";

import { Field } from "@repo/ui/field";
import { FileText, Upload } from "lucide-react";
import { type DragEvent, useState } from "react";

type ResumeFieldProps = {
  accept: string;
  maxMb: number;
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
};

/** The browser's own file input inside an area that takes dropped files too. */
export function ResumeField({ accept, maxMb, file, error, onChoose }: ResumeFieldProps) {
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  };

  return (
    <Field
      name="resume"
      label="Résumé"
      hint={`PDF, DOC or DOCX, up to ${maxMb} MB.`}
      error={error}
      className="sm:col-span-2"
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          data-over={over || undefined}
          className="relative flex items-center gap-4 rounded-xl border border-field border-dashed bg-mist p-5 transition-colors focus-within:border-blue data-over:border-blue data-over:bg-sky"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-white text-blue-700">
            {file ? <FileText aria-hidden className="size-5" /> : <Upload aria-hidden className="size-5" />}
          </span>
          <span aria-hidden className="min-w-0 text-sm">
            <span className="block truncate font-medium">{file ? file.name : "Choose a file, or drop it here"}</span>
            <span className="block text-slate">
              {file ? `${(file.size / 1024 ** 2).toFixed(2)} MB` : "From this device"}
            </span>
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            required
            className="absolute inset-0 cursor-pointer opacity-0"
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
