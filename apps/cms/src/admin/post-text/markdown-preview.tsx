import { Box, Typography } from "@strapi/design-system";
import { type Ref, useEffect } from "react";
import { Article } from "./article";
import { useRendered } from "./use-rendered";

type MarkdownPreviewProps = { text: string; maxHeight: string; scroller: Ref<HTMLElement>; onRendered: () => void };

export function MarkdownPreview({ text, maxHeight, scroller, onRendered }: MarkdownPreviewProps) {
  const { html, failed } = useRendered(text);

  useEffect(() => {
    if (html) onRendered();
  }, [html, onRendered]);

  return (
    <Box
      ref={scroller}
      tag="section"
      aria-label="Preview"
      tabIndex={0}
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={4}
      height="100%"
      maxHeight={maxHeight}
      overflow="auto"
    >
      {failed && (
        <Typography role="status" textColor="danger600">
          The preview could not be made. It is tried again as you type.
        </Typography>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all text, see @repo/markdown */}
      <Article dangerouslySetInnerHTML={{ __html: html }} />
    </Box>
  );
}
