import { paletteOf } from "@repo/brand/palette";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { cardFonts, familyOf } from "@/lib/seo/card-fonts";
import { type Card, SOCIAL_IMAGE } from "@/lib/seo/social-card";
import { toJpeg } from "../../jpeg";
import { readIllustration, readMark } from "../../pictures";

/** Draws a card, and caches it for good by its input: a media file that changes gets another URL. */
export async function drawCard({
  firmName,
  mark,
  kicker,
  title,
  picture,
  ...card
}: Card): Promise<Uint8Array<ArrayBuffer>> {
  "use cache";
  cacheLife("max");
  const colors = paletteOf(card.colors);
  const [markSrc, illustration] = await Promise.all([
    mark && readMark(mark),
    picture && readIllustration(picture, colors),
  ]);
  const image = new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        color: "#ffffff",
        fontWeight: 600,
        backgroundColor: colors.primaryNight,
        backgroundImage: `radial-gradient(circle at 85% 0%, ${colors.secondary}47, ${colors.secondary}00 60%), linear-gradient(160deg, ${colors.primaryNight}, ${colors.ink})`,
      }}
    >
      {illustration && <Drawn {...illustration} />}
      {markSrc && !illustration && <Drawn src={markSrc} left={800} top={150} width={480} height={480} opacity={0.16} />}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width: illustration ? 620 : 900,
          height: "100%",
          padding: "72px 0 68px 72px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 27, fontFamily: familyOf(firmName) }}>
          {markSrc && (
            <div style={{ display: "flex", width: 68, height: 68, borderRadius: 18, backgroundColor: "#ffffff" }}>
              <Drawn src={markSrc} left={12} top={12} width={44} height={44} />
            </div>
          )}
          {firmName}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ width: 72, height: 6, borderRadius: 3, backgroundColor: colors.accent }} />
          <div
            style={{
              ...clamp(2),
              marginTop: 30,
              fontFamily: familyOf(kicker),
              fontSize: 22,
              lineHeight: 1.35,
              color: colors.accentLight,
            }}
          >
            {kicker}
          </div>
          <div
            style={{
              ...clamp(4),
              marginTop: 16,
              fontFamily: familyOf(title),
              fontSize: titleSize(title),
              lineHeight: 1.12,
              letterSpacing: "-0.03em",
              // This makes room below the baseline, where letters would be cut off.
              paddingBottom: "0.2em",
              marginBottom: "-0.2em",
            }}
          >
            {title}
          </div>
        </div>
      </div>
    </div>,
    { ...SOCIAL_IMAGE, fonts: cardFonts() },
  );
  return toJpeg(sharp(await image.arrayBuffer()));
}

type DrawnProps = { src: string; left: number; top: number; width: number; height: number } & Record<
  string,
  string | number
>;

function Drawn({ src, width, height, ...style }: DrawnProps) {
  // biome-ignore lint/performance/noImgElement: drawn into a picture, not shown in a browser
  return <img src={src} alt="" width={width} height={height} style={{ position: "absolute", ...style }} />;
}

function titleSize(title: string): number {
  if (title.length <= 16) return 76;
  return title.length <= 32 ? 62 : 52;
}

function clamp(lines: number) {
  return { display: "block", lineClamp: lines, overflow: "hidden" } as const;
}
