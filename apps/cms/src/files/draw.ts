import { STORED_MAX_SIDE } from "@repo/contract/page/media";
import sharp, { type FormatEnum } from "sharp";

const QUALITY = { optimize: 80, preserve: 100 };
const THUMBNAIL = { width: 245, height: 156, fit: "inside" } as const;
const LARGEST = { width: STORED_MAX_SIDE, height: STORED_MAX_SIDE, fit: "inside", withoutEnlargement: true } as const;

export type Drawing = "thumbnail" | keyof typeof QUALITY;
export type Drawn = { width: number; height: number; pageHeight?: number; size: number };

/** Writes an upright picture without metadata to the path `target`. @throws if the content can't be read to its end */
export async function draw(task: Drawing, content: Buffer, target: string): Promise<Drawn> {
  const picture = sharp(content, { animated: true });
  if (task === "thumbnail") return picture.resize(THUMBNAIL).toFile(target);
  const { format, pages = 1 } = await picture.metadata();
  // sharp can't turn an animation.
  if (pages === 1) picture.autoOrient();
  picture.resize(LARGEST);
  // Only what an earlier version has stored: `optimize` draws no AVIF, which takes too long at the usual effort.
  if (format === "heif") return picture.avif({ quality: QUALITY.optimize, effort: 0 }).toFile(target);
  return picture
    .toFormat(format as keyof FormatEnum, { quality: QUALITY[task], palette: task === "optimize" })
    .toFile(target);
}
