import { RESUME_TEXT_MAX } from "@repo/contract/application/resume";
import { Field } from "@repo/ui/field";
import { useState } from "react";

/** Its label says “CV”, so that only the field for the file has “Résumé” in its name. */
export function PastedResume({ text, error }: { text: string | undefined; error: string | undefined }) {
  const [isOpen, setIsOpen] = useState(Boolean(text?.trim()));
  return (
    <details
      className="sm:col-span-2"
      open={isOpen || error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-blue-700 underline underline-offset-4">
        No file at hand? Paste your CV as text
      </summary>
      <Field
        name="resume_text"
        label="Your CV as text"
        hint={`Instead of a file, up to ${RESUME_TEXT_MAX.toLocaleString("en")} characters.`}
        error={error}
        className="mt-2"
      >
        {(control) => <textarea {...control} rows={8} defaultValue={text} />}
      </Field>
    </details>
  );
}
