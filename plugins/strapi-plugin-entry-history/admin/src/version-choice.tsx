import { Box, Flex, Typography } from "@strapi/design-system";
import type { Listed } from "../../server/src/change";
import { useDone, useText, useVersionName } from "./plugin";

type VersionChoiceProps = { versions: Listed[]; number: number; onChoose: (number: number) => void };

export function VersionChoice({ versions, number, onChoose }: VersionChoiceProps) {
  const text = useText();
  const done = useDone();
  const versionName = useVersionName();
  return (
    <Box
      tag="nav"
      aria-label={text("version.list")}
      width={{ initial: "100%", medium: "22rem" }}
      maxHeight={{ initial: "20vh", medium: "60vh" }}
      shrink={0}
      overflow="auto"
    >
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {versions.map((version) => {
          const isChosen = version.number === number;
          return (
            <li key={version.number}>
              <Box
                tag="button"
                type="button"
                aria-current={isChosen || undefined}
                onClick={() => onChoose(version.number)}
                background={isChosen ? "primary100" : "neutral0"}
                padding={2}
                width="100%"
                hasRadius
                style={{ border: 0, textAlign: "start", cursor: "pointer" }}
              >
                <Typography tag="p" fontWeight="semiBold" textColor={isChosen ? "primary700" : "neutral800"}>
                  {versionName(version)}
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
                  {text("version.by", done(version))}
                </Typography>
              </Box>
            </li>
          );
        })}
      </Flex>
    </Box>
  );
}
