import { Button, Flex, LinkButton } from "@strapi/design-system";
import { ExternalLink, Eye, EyeStriked } from "@strapi/icons";
import { useCallback, useEffect, useRef, useState } from "react";
import { isNewId } from "../../server/src/new-id";
import { useText } from "./plugin";
import { PreviewPane } from "./preview-pane";
import { useFieldAskedFor } from "./use-field-asked-for";
import { type Shown, usePreviewLink } from "./use-preview-link";

/** Shorter than a preview's lifetime. */
const RENEW_MS = 45 * 60 * 1000;

/** Lets labels of buttons go into several lines: with the preview open, there is little room beside the form. */
const NARROW = { paddingInline: "0.8rem", paddingBlock: "0.4rem", height: "auto", minHeight: "3.2rem" };

/** Type of the new entry whose preview was open last. Once the entry is saved, another form shows it. */
let openForNew: string | undefined;

type LivePreviewProps = { shown: Shown; firstLink: string };

/** Holds the preview's state, because Strapi draws what a panel returns only once the browser is idle. */
export function LivePreview({ shown, firstLink }: LivePreviewProps) {
  const text = useText();
  const askForLink = usePreviewLink(shown);
  const [link, setLink] = useState(firstLink);
  const isFromPreview = useFieldAskedFor();
  const isNew = isNewId(shown.documentId);
  const [isOpen, setOpen] = useState(isFromPreview || (!isNew && openForNew === shown.model));
  const button = useRef<HTMLButtonElement>(null);

  const renew = useCallback(async () => setLink((await askForLink()) ?? ""), [askForLink]);
  useEffect(() => {
    const timer = setInterval(renew, RENEW_MS);
    return () => clearInterval(timer);
  }, [renew]);

  useEffect(() => {
    openForNew = isNew && isOpen ? shown.model : undefined;
  }, [isNew, isOpen, shown.model]);

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
        style={NARROW}
        aria-expanded={isOpen}
        startIcon={isOpen ? <EyeStriked /> : <Eye />}
        onClick={() => (isOpen ? close() : renew().then(() => setOpen(true)))}
      >
        {text(isOpen ? "panel.hide" : "panel.show")}
      </Button>
      {!isNew && (
        <LinkButton href={link} isExternal fullWidth style={NARROW} variant="tertiary" startIcon={<ExternalLink />}>
          {text("panel.tab")}
        </LinkButton>
      )}
      {isOpen && link && <PreviewPane link={link} shown={shown} onClose={close} />}
    </Flex>
  );
}
