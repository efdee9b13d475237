import { RESUME_ACCEPT } from "@repo/contract/application/resume";
import { toLines } from "@repo/contract/text/lines";
import { Field } from "@repo/ui/field";
import type { FormFragment } from "@/cms/generated/graphql";
import { RichLine } from "../text/rich-text";
import { AgreementField } from "./agreement-field";
import { FileField } from "./file-field";

export type FieldOfForm = FormFragment["fields"][number] & { key: string };

type EditorFieldProps = {
  field: FieldOfForm;
  error: string | undefined;
  file: File | undefined;
  fileMaxMb: number;
  onChoose: (file: File) => void;
};

const INPUTS = {
  text: { type: "text" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

export function EditorField({ field, error, file, fileMaxMb, onChoose }: EditorFieldProps) {
  const { key: name, kind, required } = field;
  const label = required ? field.label : `${field.label} (optional)`;
  const hint = field.helpText || undefined;
  switch (kind) {
    case "agreement":
      return (
        <AgreementField name={name} value="yes" required={required} hint={hint} error={error}>
          <RichLine text={field.agreement ?? ""} />
          {!required && " (optional)"}
        </AgreementField>
      );
    case "file":
      return (
        <FileField
          name={name}
          label={label}
          hint={[hint, `PDF, DOC or DOCX, up to ${fileMaxMb} MB.`].filter(Boolean).join(" ")}
          required={required}
          accept={RESUME_ACCEPT}
          file={file}
          error={error}
          onChoose={onChoose}
        />
      );
    case "long_text":
      return (
        <Field name={name} label={label} hint={hint} error={error} className="sm:col-span-2">
          {(control) => <textarea {...control} rows={6} required={required} />}
        </Field>
      );
    case "choice":
      return (
        <Field name={name} label={label} hint={hint} error={error}>
          {(control) => (
            <select {...control} required={required} defaultValue="" className={`${control.className} select`}>
              <option value="">Choose one</option>
              {toLines(field.choices).map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    default:
      return (
        <Field name={name} label={label} hint={hint} error={error}>
          {(control) => <input {...control} {...INPUTS[kind]} required={required} />}
        </Field>
      );
  }
}
