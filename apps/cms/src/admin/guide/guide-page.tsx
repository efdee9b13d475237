import { Box, Main } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { styled } from "styled-components";
import { guideHtml } from "./guide-text";

const Text = styled(Box)`
  max-width: 80rem;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.6rem;
  line-height: 1.6;
  h1, h2, h3 { margin: 3.2rem 0 1.2rem; font-weight: 600; line-height: 1.25; }
  h1 { font-size: 3.2rem; margin-top: 0; }
  h2 { font-size: 2.4rem; }
  h3 { font-size: 1.8rem; }
  p, ul, ol, blockquote { margin-bottom: 1.6rem; }
  ul, ol { padding-left: 2.4rem; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  a { color: ${({ theme }) => theme.colors.primary600}; }
  strong { font-weight: 600; }
  code { font-family: monospace; background: ${({ theme }) => theme.colors.neutral150}; padding: 0 0.4rem; }
  img { max-width: 100%; border: 1px solid ${({ theme }) => theme.colors.neutral200}; }
`;

export default function GuidePage() {
  return (
    <Main>
      <Page.Title>Guide</Page.Title>
      <Layouts.Content>
        <Box paddingTop={{ initial: 4, large: 8 }} paddingBottom={10}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered without raw HTML */}
          <Text dangerouslySetInnerHTML={{ __html: guideHtml() }} />
        </Box>
      </Layouts.Content>
    </Main>
  );
}
