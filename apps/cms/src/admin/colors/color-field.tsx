import { COLOR } from "@repo/brand/roles";
import { Field, Flex, TextInput } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { styled } from "styled-components";

const Row = styled(Flex)`
  > :last-child { flex: 1; }
`;

const Swatch = styled.input`
  flex: none;
  width: 4.8rem;
  height: 4rem;
  padding: 0.4rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  cursor: pointer;
`;

type ColorFieldProps = {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  value: string;
  derived: string;
  onChange: (color: string) => void;
};

export function ColorField({ name, label, hint, disabled, value, derived, onChange }: ColorFieldProps) {
  const { error } = useField(name);
  const wrong = value && !COLOR.test(value) ? "Six digits of 0 to 9 and a to f after #, such as #2b6cb0." : undefined;
  return (
    <Field.Root name={name} hint={hint} error={error ?? wrong}>
      <Field.Label>{label}</Field.Label>
      <Row gap={2} alignItems="stretch">
        <Swatch
          type="color"
          aria-label={`${label}: choose`}
          disabled={disabled}
          value={COLOR.test(value) ? value : derived}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextInput
          disabled={disabled}
          placeholder={derived}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(hexOf(target.value))}
        />
      </Row>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function hexOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  return COLOR.test(`#${text}`) ? `#${text}` : text;
}
