import { Box, Typography } from "@strapi/design-system";
import { Article } from "./article";
import { useRendered } from "./use-rendered";

export function MarkdownPreview({ text }: { text: string }) {
  const { html, failed } = useRendered(text);
  return (
    <Box
      tag="section"
      aria-label="Preview"
      tabIndex={0}
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={4}
      height="100%"
      maxHeight="43.4rem"
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
