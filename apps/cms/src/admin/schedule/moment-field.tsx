import { SCHEDULE_LABELS, type Schedule } from "@repo/rules/schedule";
import { Field, TextInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useTheme } from "styled-components";
import { fromInput, inZone, toInput } from "./zone";

/** A date with its time fills the panel's width. */
const NARROW = { fontSize: "1.2rem", paddingInline: "0.8rem" };

type MomentFieldProps = { name: keyof Schedule; stored: string | null; zone: string; none: string };

export function MomentField({ name, stored, zone, none }: MomentFieldProps) {
  const { values, errors, onChange, disabled } = useForm("MomentField", (form) => form);
  const typed = (values as Partial<Schedule>)[name];
  const { colorScheme } = useTheme();
  const moment = typed === undefined ? stored : typed;
  const error = (errors as { [field: string]: string | undefined })[name];
  return (
    <Field.Root name={name} error={error} hint={moment ? inZone(moment, zone) : none} width="100%">
      <Field.Label>{SCHEDULE_LABELS[name]}</Field.Label>
      <TextInput
        type="datetime-local"
        style={{ ...NARROW, colorScheme }}
        disabled={disabled}
        value={toInput(moment, zone)}
        onChange={({ target }: { target: { value: string } }) => onChange(name, fromInput(target.value, zone))}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
