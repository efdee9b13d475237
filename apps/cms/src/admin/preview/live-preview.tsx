import { Button, Flex } from "@strapi/design-system";
import { Eye, EyeStriked } from "@strapi/icons";
import { useCallback, useRef, useState } from "react";
import { PreviewPane } from "./preview-pane";
import { useFieldAskedFor } from "./use-field-asked-for";
import { usePreviewLink } from "./use-preview-link";

type LivePreviewProps = { model: string; documentId: string };

/** Its state lies here, since Strapi draws what a panel returns only once the browser is idle. */
export function LivePreview({ model, documentId }: LivePreviewProps) {
  const { link, renew } = usePreviewLink(model, documentId);
  const isFromPreview = useFieldAskedFor();
  const [isOpen, setOpen] = useState(isFromPreview);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button
        ref={button}
        variant="secondary"
        fullWidth
        aria-expanded={isOpen}
        disabled={!link}
        startIcon={isOpen ? <EyeStriked /> : <Eye />}
        onClick={() => (isOpen ? close() : renew().then(() => setOpen(true)))}
      >
        {isOpen ? "Close the preview" : "Show beside the form"}
      </Button>
      {isOpen && link && (
        <PreviewPane link={link} model={model} documentId={documentId} onExpire={renew} onClose={close} />
      )}
    </Flex>
  );
}
