import { EXAMPLES, EXAMPLES_TEXT, examplesHtml } from "@repo/markdown/examples";
import { Box, Grid, Modal, Typography } from "@strapi/design-system";
import { Article } from "./article";
import { useRendered } from "./use-rendered";

export function ExamplesDialog({ onClose }: { onClose: () => void }) {
  const { html, failed } = useRendered(EXAMPLES_TEXT);
  const shown = examplesHtml(html);
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Examples of Markdown</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography textColor="neutral600">What you type, and what visitors see of it</Typography>
          {failed && (
            <Typography role="status" textColor="danger600">
              The preview could not be made.
            </Typography>
          )}
          {EXAMPLES.map(({ label, text }, index) => (
            <Grid.Root key={label} gap={4} paddingTop={5}>
              <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                <Typography tag="h3" variant="delta">
                  {label}
                </Typography>
                <Box tag="pre" fontSize={2} background="neutral100" hasRadius padding={3} overflow="auto">
                  <code>{text}</code>
                </Box>
              </Grid.Item>
              <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all text */}
                <Article dangerouslySetInnerHTML={{ __html: shown[index] ?? "" }} />
              </Grid.Item>
            </Grid.Root>
          ))}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
