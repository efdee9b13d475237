import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import { type Card, SOCIAL_IMAGE } from "@/lib/seo/social-card";
import { readIllustration, readMark } from "./pictures";

/** Cached forever by its input: media files change their URL with their content. */
export async function drawCard({ firmName, mark, kicker, title, picture }: Card): Promise<Uint8Array<ArrayBuffer>> {
  "use cache";
  cacheLife("max");
  const [latin, latinExt, markSrc, illustration] = await Promise.all([
    readFont("latin"),
    readFont("latin-ext"),
    mark && readMark(mark),
    picture && readIllustration(picture),
  ]);
  const image = new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        color: "#ffffff",
        fontFamily: "Sora, Sora Ext",
        fontWeight: 600,
        backgroundColor: "#0a3a5c",
        backgroundImage:
          "radial-gradient(circle at 85% 0%, rgba(0, 175, 239, 0.28), rgba(0, 175, 239, 0) 60%), linear-gradient(160deg, #0a3a5c, #0b1b2b)",
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
        <div style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 27 }}>
          {markSrc && (
            <div style={{ display: "flex", width: 68, height: 68, borderRadius: 18, backgroundColor: "#ffffff" }}>
              <Drawn src={markSrc} left={12} top={12} width={44} height={44} />
            </div>
          )}
          {drawable(firmName)}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ width: 72, height: 6, borderRadius: 3, backgroundColor: "#ee7236" }} />
          <div style={{ ...clamp(2), marginTop: 30, fontSize: 22, lineHeight: 1.35, color: "#f7b08a" }}>
            {drawable(kicker)}
          </div>
          <div
            style={{
              ...clamp(4),
              marginTop: 16,
              fontSize: titleSize(title),
              lineHeight: 1.12,
              letterSpacing: "-0.03em",
            }}
          >
            {drawable(title)}
          </div>
        </div>
      </div>
    </div>,
    {
      ...SOCIAL_IMAGE,
      fonts: [
        { name: "Sora", data: latin, weight: 600 },
        { name: "Sora Ext", data: latinExt, weight: 600 },
      ],
    },
  );
  return new Uint8Array(await image.arrayBuffer());
}

type DrawnProps = { src: string; left: number; top: number; width: number; height: number } & Record<
  string,
  string | number
>;

function Drawn({ src, width, height, ...style }: DrawnProps) {
  // biome-ignore lint/performance/noImgElement: drawn into a picture, not shown in a browser
  return <img src={src} alt="" width={width} height={height} style={{ position: "absolute", ...style }} />;
}

const readFont = (subset: string) =>
  readFile(path.join(process.cwd(), `node_modules/@fontsource/sora/files/sora-${subset}-600-normal.woff`));

/** Drops characters that the font lacks: the renderer would fetch fonts from the internet. */
function drawable(text: string): string {
  return text.replace(/[^\u0020-\u024f\u2010-\u2026\u20ac\u20b9\u2122]/g, "").trim();
}

function titleSize(title: string): number {
  if (title.length <= 16) return 76;
  return title.length <= 32 ? 62 : 52;
}

function clamp(lines: number) {
  return { display: "block", lineClamp: lines, overflow: "hidden" } as const;
}
