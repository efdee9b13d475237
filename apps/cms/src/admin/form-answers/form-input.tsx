import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import type { ReactNode } from "react";

type Form = { documentId: string; name: string; status: string };

type FormInputProps = {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

const FORMS = "/content-manager/collection-types/api::form.form?pageSize=100&sort=name:ASC";

export function FormInput({ name, label, labelAction, hint, required, disabled }: FormInputProps) {
  const { value, onChange, error } = useField<string | null>(name);
  const { result } = useLoaded<{ results: Form[] }>(FORMS);
  const forms = result?.results ?? [];
  const isGone = Boolean(result && value && !forms.some(({ documentId }) => documentId === value));
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        disabled={disabled}
        value={value ?? ""}
        placeholder={result && forms.length === 0 ? "No form yet: make one in Site: Forms" : "Choose a form"}
        onChange={(documentId) => onChange(name, String(documentId))}
      >
        {forms.map(({ documentId, status, ...form }) => (
          <SingleSelectOption key={documentId} value={documentId}>
            {status === "draft" ? `${form.name} (not published)` : form.name}
          </SingleSelectOption>
        ))}
        {isGone && <SingleSelectOption value={value ?? ""}>A form that was deleted</SingleSelectOption>}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
