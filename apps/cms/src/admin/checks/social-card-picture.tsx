import { colors } from "@repo/brand";
import type { SocialCard } from "@repo/rules/checks";
import { Box, Flex, Typography } from "@strapi/design-system";

/** The site's card colours, the same in a dark panel. */
const GROUND = `linear-gradient(160deg, ${colors.primaryNight}, ${colors.ink})`;

export function SocialCardPicture({ card: { firmName, kicker, title, picture } }: { card: SocialCard }) {
  return (
    <Flex tag="section" aria-label="When it is shared" direction="column" alignItems="stretch" gap={2}>
      <Typography variant="sigma" tag="h3" textColor="neutral600">
        When it is shared
      </Typography>
      <Box hasRadius overflow="hidden" style={CARD}>
        {picture && <img src={picture} alt="" style={PICTURE} />}
        <Flex direction="column" alignItems="flex-start" justifyContent="space-between" style={WORDS}>
          <Line size="3.6cqw">{firmName}</Line>
          <div>
            <div style={{ width: "9cqw", height: "0.8cqw", background: colors.accent }} />
            <Line size="3.4cqw" color={colors.accentLight} lines={2}>
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

/** As the site steps it down. */
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
  background: GROUND,
} as const;
const PICTURE = { position: "absolute", right: 0, top: 0, width: "46%", height: "100%", objectFit: "cover" } as const;
const WORDS = { position: "absolute", inset: 0, width: "53%", padding: "5cqw 1cqw 5cqw 5cqw" } as const;
