import { looksLikeMarkdown } from "@repo/markdown/looks-like-markdown";
import { Button, Flex, Typography } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useState } from "react";

export function FormatOffer({ text }: { text: string }) {
  const { value: format, onChange } = useField<string | null>("format");
  const [before, setBefore] = useState<{ format: string | null | undefined }>();
  const isMarkdown = format === "markdown";
  const isShown = isMarkdown ? before : looksLikeMarkdown(text);

  function exchange() {
    setBefore(isMarkdown ? undefined : { format });
    onChange("format", isMarkdown ? before?.format : "markdown");
  }

  return (
    <Flex role="status" gap={3} wrap="wrap">
      {isShown && (
        <>
          <Typography variant="pi">{isMarkdown ? "This is Markdown now." : "This looks like Markdown."}</Typography>
          <Button variant="tertiary" onClick={exchange}>
            {isMarkdown ? "Undo" : "Use Markdown"}
          </Button>
        </>
      )}
    </Flex>
  );
}
