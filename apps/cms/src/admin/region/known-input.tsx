import { Combobox, ComboboxOption, Field } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { type ReactNode, useEffect, useMemo, useState } from "react";

type KnownInputProps = { name: string; label: string; labelAction?: ReactNode; hint?: string; disabled?: boolean };
type Kind = { kind: "timeZone" | "currency"; textOf: (value: string) => string };

const names = new Intl.DisplayNames("en", { type: "currency" });
const currencyText = (value: string) => (/^[A-Z]{3}$/.test(value) ? `${value} – ${names.of(value)}` : value);
const zoneText = (value: string) => value.replaceAll("_", " ");

export const TimeZoneInput = (props: KnownInputProps) => <KnownInput {...props} kind="timeZone" textOf={zoneText} />;
export const CurrencyInput = (props: KnownInputProps) => (
  <KnownInput {...props} kind="currency" textOf={currencyText} />
);

function KnownInput({ name, label, labelAction, hint, disabled, kind, textOf }: KnownInputProps & Kind) {
  const { value, onChange, error } = useField<string | null>(name);
  const shown = value ? textOf(value) : "";
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  // A browser may list the zone of a stored value by another name.
  const known = useMemo(
    () => [...new Set([...(value ? [value] : []), ...Intl.supportedValuesOf(kind)])].sort(),
    [value, kind],
  );
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        name={name}
        disabled={disabled}
        autocomplete={{ type: "list", filter: "contains" }}
        value={value ?? ""}
        textValue={text}
        onTextValueChange={(typed) => setText(typed ?? "")}
        placeholder={shown}
        onOpenChange={(isOpen) => setText(isOpen ? "" : shown)}
        onChange={(chosen) => onChange(name, chosen ?? null)}
        onClear={() => onChange(name, null)}
        noOptionsMessage={() => "Nothing of this name."}
      >
        {known.map((each) => (
          <ComboboxOption key={each} value={each} textValue={textOf(each)}>
            {textOf(each)}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
