import { Combobox, ComboboxOption, Field, Flex, Typography } from "@strapi/design-system";
import { useFetchClient, useField } from "@strapi/strapi/admin";
import { type ReactNode, useState } from "react";

type SiteAddress = { path: string; title: string; isPublished: boolean };

let known: SiteAddress[] | undefined;

type SiteAddressInputProps = {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
};

export function SiteAddressInput({ name, label, labelAction, hint, required, disabled }: SiteAddressInputProps) {
  const { value, onChange, error } = useField<string | null>(name);
  const { get } = useFetchClient();
  const [addresses, setAddresses] = useState(known);
  const [isLoading, setIsLoading] = useState(false);
  const [searched, setSearched] = useState("");
  const shown = (addresses ?? []).filter((address) => isFound(address, searched));
  const open = async () => {
    setSearched("");
    setAddresses(known);
    setIsLoading(!known);
    await get<SiteAddress[]>("/site-addresses/list").then(
      ({ data }) => (known = data),
      () => undefined,
    );
    setAddresses(known);
    setIsLoading(false);
  };
  const change = (text: string | undefined) => {
    if ((text ?? "") !== (value ?? "")) onChange(name, text ?? "");
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        name={name}
        disabled={disabled}
        autocomplete="none"
        allowCustomValue
        value={value ?? ""}
        textValue={value ?? ""}
        onChange={change}
        onTextValueChange={change}
        onInputChange={({ currentTarget }) => setSearched(currentTarget.value)}
        onOpenChange={(isOpen) => isOpen && open()}
        loading={isLoading}
        onClear={() => change("")}
        noOptionsMessage={() => "No page of this name. An address with https:// can be entered."}
      >
        {shown.map(({ path, title, isPublished }) => (
          <ComboboxOption key={path} value={path} textValue={path}>
            <Flex gap={2} justifyContent="space-between" wrap="wrap">
              <Typography>{isPublished ? title : `${title} (not published)`}</Typography>
              <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
                {path}
              </Typography>
            </Flex>
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function isFound({ path, title }: SiteAddress, searched: string): boolean {
  const text = searched.trim().toLowerCase();
  return path.toLowerCase().includes(text) || title.toLowerCase().includes(text);
}
