import { Field, Textarea } from "@strapi/design-system";
import { useField, useForm } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { FormatOffer } from "./format-offer";
import { MarkdownEditor } from "./markdown-editor";

type PostTextInputProps = {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

type Values = { format?: string | null };

/** Only posts have a choice of format. */
const hasChoice = (values: Values) => "format" in values;
const formatOf = (values: Values) => (hasChoice(values) ? values.format : "markdown");

export function PostTextInput({ name, label, labelAction, hint, required, ...input }: PostTextInputProps) {
  const { value = "", onChange, error } = useField<string>(name);
  const format = useForm("PostTextInput", ({ values }) => formatOf(values as Values));
  const isChosen = useForm("PostTextInput", ({ values }) => hasChoice(values as Values));
  const Editor = format === "markdown" ? MarkdownEditor : Textarea;
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Editor {...input} value={value ?? ""} onChange={onChange} />
      {isChosen && <FormatOffer text={value ?? ""} />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
