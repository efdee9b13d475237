import { Box, Flex, Typography } from "@strapi/design-system";
import type { SearchResult } from "../../server/src/types";
import { useText } from "./plugin";

/** How many characters search engines show. */
const SHOWN = { title: 60, description: 160 };

export function SearchResultPreview({ result: { title, description, address } }: { result: SearchResult }) {
  const text = useText();
  return (
    <Flex tag="section" aria-label={text("result.title")} direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        {text("result.title")}
      </Typography>
      <Box background="neutral0" borderColor="neutral200" hasRadius padding={3}>
        <Typography variant="pi" textColor="neutral600" tag="p" style={ONE_LINE}>
          {address.replace(/^https?:\/\//, "").replaceAll("/", " › ")}
        </Typography>
        <Typography textColor="primary600" tag="p" style={{ fontSize: "1.6rem", lineHeight: 1.3, marginTop: "0.4rem" }}>
          {cut(title || text("result.noTitle"), SHOWN.title)}
        </Typography>
        <Typography variant="pi" textColor="neutral800" tag="p" style={{ marginTop: "0.4rem" }}>
          {cut(description || text("result.noDescription"), SHOWN.description)}
        </Typography>
      </Box>
    </Flex>
  );
}

/** Cuts an address to one line. Unlike an ellipsis, this lets the panel be narrower than the address. */
const ONE_LINE = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  overflow: "hidden",
  wordBreak: "break-all",
} as const;

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, "")} …`;
}
