import { momentOf, toInput } from "@repo/time/clock";
import { Field, TextInput } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useTheme } from "styled-components";
import type { Schedule } from "../../server/src/schedule";
import { useText } from "./plugin";
import type { Zones } from "./zones";

/** Makes text and padding small, because a date with its time fills the panel's width. */
const NARROW = { fontSize: "1.2rem", paddingInline: "0.8rem" };

type MomentFieldProps = { name: keyof Schedule; stored: string | null; zones: Zones };

export function MomentField({ name, stored, zones: { chosen, show } }: MomentFieldProps) {
  const { values, errors, onChange, disabled } = useForm("MomentField", (form) => form);
  const text = useText();
  const { colorScheme } = useTheme();
  const typed = (values as Partial<Schedule>)[name];
  const moment = typed === undefined ? stored : typed;
  const error = (errors as { [field: string]: string | undefined })[name];
  const change = ({ target }: { target: { value: string } }) =>
    onChange(name, target.value ? momentOf(target.value, chosen).toISOString() : null);
  return (
    <Field.Root name={name} error={error} hint={moment ? show(moment) : text(`panel.${name}.none`)} width="100%">
      <Field.Label>{text(`panel.${name}`)}</Field.Label>
      <TextInput
        type="datetime-local"
        style={{ ...NARROW, colorScheme }}
        disabled={disabled}
        value={toInput(moment, chosen)}
        onChange={change}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
