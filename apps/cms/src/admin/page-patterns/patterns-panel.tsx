import { Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { formValues } from "./form-values";
import { PATTERNS, type Pattern } from "./patterns";
import type { Section } from "./sections";

const isContactForm = ({ __component }: Section) => __component === "section.contact-form";
const hasContactForm = ({ sections }: Pattern) => sections.some(isContactForm);

const KINDS = [
  { id: "with-form", title: "With a contact form at the end", patterns: PATTERNS.filter(hasContactForm) },
  {
    id: "without-form",
    title: "Without a contact form",
    patterns: PATTERNS.filter((pattern) => !hasContactForm(pattern)),
  },
];

type PanelProps = { model: string; documentId?: string };

export function PatternsPanel({ model, documentId }: PanelProps) {
  if (model !== "api::page.page" || documentId) return null;
  return { title: "Start from a pattern", content: <Patterns /> };
}

/** The form's values before the pattern was put in, or before that was undone. */
type Other = { name: string; isUndone: boolean; values: object };

function Patterns() {
  const { values, setValues } = useForm("Patterns", (form) => form);
  const [other, setOther] = useState<Other>();
  const { sections } = values as { sections?: Section[] | null };
  const hasSections = Boolean(sections?.length);
  const undo = useRef<HTMLButtonElement>(null);

  // The pattern's own button is disabled by then, and would lose the focus to the page.
  useEffect(() => {
    if (other) undo.current?.focus();
  }, [other]);

  function choose(pattern: Pattern) {
    setOther({ name: pattern.name, isUndone: false, values });
    setValues({ ...values, ...formValues(pattern) });
  }

  function exchange({ name, isUndone, values: others }: Other) {
    setOther({ name, isUndone: !isUndone, values });
    setValues(others);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography id="patterns-hint" variant="pi" textColor="neutral600">
        {hasSections
          ? "To start from another pattern, undo this one or remove the sections first."
          : "Fills in the form with a page that is ready to be changed."}
        {sections?.some(isContactForm) && " This page has a contact form: it needs no other."}
      </Typography>
      {other && (
        <Button ref={undo} variant="secondary" onClick={() => exchange(other)}>
          {`${other.isUndone ? "Redo" : "Undo"}: ${other.name}`}
        </Button>
      )}
      {KINDS.map(({ id, title, patterns }) => (
        <Flex key={id} role="group" aria-labelledby={id} direction="column" alignItems="stretch" gap={3}>
          <Typography id={id} variant="pi" fontWeight="bold">
            {title}
          </Typography>
          {patterns.map((pattern) => (
            <Button
              key={pattern.name}
              variant="tertiary"
              disabled={hasSections}
              aria-describedby="patterns-hint"
              onClick={() => choose(pattern)}
            >
              {pattern.name}
            </Button>
          ))}
        </Flex>
      ))}
    </Flex>
  );
}
