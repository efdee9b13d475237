import { Box, Flex, Typography } from "@strapi/design-system";
import type { ShownPicture } from "../../history/change";
import { Nothing } from "./word-difference";

export function Pictures({ pictures }: { pictures: ShownPicture[] }) {
  if (pictures.length === 0) return <Nothing />;
  return (
    <Flex gap={3} wrap="wrap">
      {pictures.map(({ id, name, url, isGone }) => (
        <Box key={id}>
          {url && <img src={url} alt="" style={{ maxWidth: "100%", maxHeight: "14rem" }} />}
          <Typography tag="p" variant="pi" textColor={isGone ? "danger600" : "neutral800"}>
            {isGone ? `${name} (no longer in the media library)` : name}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
