import { Box, Flex, Typography } from "@strapi/design-system";
import type { ShownPicture } from "../../server/src/change";
import { useText } from "./plugin";
import { Nothing } from "./word-difference";

export function Pictures({ pictures }: { pictures: ShownPicture[] }) {
  const text = useText();
  if (pictures.length === 0) return <Nothing />;
  return (
    <Flex gap={3} wrap="wrap">
      {pictures.map(({ id, name, url, isGone }) => (
        <Box key={id}>
          {url && <img src={url} alt="" style={{ maxWidth: "100%", maxHeight: "14rem" }} />}
          <Typography tag="p" variant="pi" textColor={isGone ? "danger600" : "neutral800"}>
            {isGone ? text("differences.pictureGone", { name }) : name}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
