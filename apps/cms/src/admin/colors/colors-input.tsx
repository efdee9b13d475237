import { colors as sample } from "@repo/brand/firm/brand.json";
import { paletteOf } from "@repo/brand/palette";
import { COLOR, type GivenColors, type Palette, type Role } from "@repo/brand/roles";
import { uidOf } from "@repo/contract/page/content-types";
import { Box, Field, Flex, Grid, Typography } from "@strapi/design-system";
import { unstable_useDocumentLayout, useField } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ColorField } from "./color-field";
import { ColorProblems } from "./color-problems";

const COMPONENT = "site.colors";
const FIRST: readonly string[] = ["primary", "accent"];
const OF_ACCENT: readonly string[] = ["accentLight", "accentDark", "sand"];

type Stored = { [Name in Role]?: string | null };
type ColorsInputProps = { name: string; label: string; labelAction?: ReactNode; hint?: string; disabled?: boolean };

const More = styled.details`
  summary { cursor: pointer; width: fit-content; font-size: 1.4rem; font-weight: 600; padding: 0.8rem 0; }
`;

export function ColorsInput({ name, label, labelAction, hint, disabled }: ColorsInputProps) {
  const { value, onChange, error } = useField<Stored | null>(name);
  const { edit } = unstable_useDocumentLayout(uidOf("site-setting"));
  const rows = edit.components[COMPONENT]?.layout.flat() ?? [];
  const stored = value ?? {};
  const given = givenOf(stored);
  const derived: Palette = paletteOf(given);
  const labelOf = (role: string) => rows.find((row) => row.name === role)?.label ?? role;
  const change = (role: string, color: string) =>
    onChange(name, { ...withoutSamples(stored, role), [role]: color || null });
  const field = ({ name: role, hint: ownHint }: (typeof rows)[number]) => (
    <Grid.Item key={role} col={6} xs={12} direction="column" alignItems="stretch">
      <ColorField
        name={`${name}.${role}`}
        label={labelOf(role)}
        hint={ownHint}
        disabled={disabled}
        value={stored[role as Role] ?? ""}
        derived={derived[role as Role]}
        onChange={(color) => change(role, color)}
      />
    </Grid.Item>
  );
  const others = rows.filter((row) => !FIRST.includes(row.name));
  return (
    <Field.Root name={name} hint={hint} error={error} role="group" aria-label={label}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box background="neutral100" padding={{ initial: 4, medium: 6 }} hasRadius>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Grid.Root gap={4}>{rows.filter((row) => FIRST.includes(row.name)).map(field)}</Grid.Root>
          <ColorProblems given={given} labelOf={labelOf} onMend={change} />
          <More open={others.some((row) => stored[row.name as Role]) || undefined}>
            <summary>
              <Typography textColor="primary600" fontWeight="semiBold">
                More colours
              </Typography>
            </summary>
            <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
              Derived from the two, as shown, unless you choose others.
            </Typography>
            <Grid.Root gap={4}>{others.map(field)}</Grid.Root>
          </More>
        </Flex>
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** The sample's shades go with its two colours: nobody has chosen them. */
function withoutSamples(stored: Stored, changed: string): Stored {
  if (!FIRST.includes(changed)) return stored;
  const isOwn = ([role, color]: [string, unknown]) =>
    FIRST.includes(role) || OF_ACCENT.includes(role) !== (changed === "accent") || color !== sample[role as Role];
  return Object.fromEntries(Object.entries(stored).map((each) => (isOwn(each) ? each : [each[0], null])));
}

/** What the site makes of the stored fields: see `companyOf`. */
function givenOf(stored: Stored): GivenColors {
  const valid = Object.fromEntries(
    Object.entries(stored).filter(([, color]) => typeof color === "string" && COLOR.test(color)),
  ) as Partial<Palette>;
  if (!valid.primary && !valid.accent) return sample;
  const { primary = sample.primary, accent = sample.accent } = valid;
  return { ...valid, primary, accent };
}
