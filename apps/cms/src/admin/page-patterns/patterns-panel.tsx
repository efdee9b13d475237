import { Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { formValues } from "./form-values";
import { PATTERNS } from "./patterns";

type PanelProps = { model: string; documentId?: string };

/** While a page is created: neither for one that is stored, nor for a copy. */
export function PatternsPanel({ model, documentId }: PanelProps) {
  if (model !== "api::page.page" || documentId) return null;
  return { title: "Start from a pattern", content: <Patterns /> };
}

function Patterns() {
  const { values, setValues } = useForm("Patterns", (form) => form);
  const { sections } = values as { sections?: unknown[] | null };
  const hasSections = Boolean(sections?.length);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography id="patterns-hint" variant="pi" textColor="neutral600">
        {hasSections
          ? "To start from another pattern, remove the sections first."
          : "Fills in the form with a page that is ready to be changed."}
      </Typography>
      {PATTERNS.map((pattern) => (
        <Button
          key={pattern.name}
          variant="tertiary"
          disabled={hasSections}
          aria-describedby="patterns-hint"
          onClick={() => setValues({ ...values, ...formValues(pattern) })}
        >
          {pattern.name}
        </Button>
      ))}
    </Flex>
  );
}
