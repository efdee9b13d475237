import { Box, Flex, Typography } from "@strapi/design-system";
import type { SocialCard } from "../../server/src/types";
import { useText } from "./plugin";

const COLORS = { background: "#212134", accent: "#7b79ff", kicker: "#c0c0cf" };

export function SocialCardPreview({ card: { siteName, kicker, title, picture, colors } }: { card: SocialCard }) {
  const text = useText();
  const { background, accent, kicker: kickerColor } = { ...COLORS, ...colors };
  return (
    <Flex tag="section" aria-label={text("card.title")} direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        {text("card.title")}
      </Typography>
      <Box hasRadius overflow="hidden" style={{ ...CARD, background }}>
        {picture && <img src={picture} alt="" style={PICTURE} />}
        <Flex direction="column" alignItems="flex-start" justifyContent="space-between" style={WORDS}>
          <Line size="3.6cqw">{siteName}</Line>
          <div>
            <div style={{ width: "9cqw", height: "0.8cqw", background: accent }} />
            <Line size="3.4cqw" color={kickerColor} lines={2}>
              {kicker}
            </Line>
            <Line size={titleSize(title)} lines={4}>
              {title}
            </Line>
          </div>
        </Flex>
      </Box>
    </Flex>
  );
}

/** Makes long titles smaller by the same steps as the site. */
function titleSize({ length }: string): string {
  if (length <= 16) return "6.4cqw";
  return length <= 32 ? "5.2cqw" : "4.4cqw";
}

type LineProps = { children: string; size: string; color?: string; lines?: number };

function Line({ children, size, color = "#ffffff", lines = 1 }: LineProps) {
  return (
    <p
      style={{
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: lines,
        overflow: "hidden",
        marginTop: "2cqw",
        color,
        fontSize: size,
        fontWeight: 600,
        lineHeight: 1.2,
      }}
    >
      {children}
    </p>
  );
}

const CARD = {
  position: "relative",
  containerType: "inline-size",
  aspectRatio: "1200 / 630",
} as const;
const PICTURE = { position: "absolute", right: 0, top: 0, width: "46%", height: "100%", objectFit: "cover" } as const;
const WORDS = { position: "absolute", inset: 0, width: "53%", padding: "5cqw 1cqw 5cqw 5cqw" } as const;
