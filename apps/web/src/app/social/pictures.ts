import type { Palette } from "@repo/brand/roles";
import { fileName, isDuotone, PICTURE_MAX_PIXELS } from "@repo/contract/page/media";
import { cacheLife } from "next/cache";
import sharp, { type Sharp } from "sharp";
import { fetchUpload } from "@/cms/uploads";
import { sharedSize } from "@/lib/seo/share-picture";
import { toJpeg } from "./jpeg";

const NOTHING = "#ffffff00";
const MARK_PX = 480;
/** Pixels per inch: the density of a drawing at its own size, and the highest at which one is drawn. */
const [DENSITY, MAX_DENSITY] = [72, 288];
const NOT_KEPT = { stale: 0, revalidate: 0, expire: 0 };

export async function readMark(url: string): Promise<string | null> {
  const mark = await readUpload(url);
  return mark && dataUrl(await drawMark(mark, MARK_PX));
}

export async function drawMark(mark: Uint8Array, side: number): Promise<Sharp> {
  const { width, height } = await sharp(mark).metadata();
  const density = Math.min(Math.max((DENSITY * side) / Math.max(width, height), 1), MAX_DENSITY);
  return sharp(mark, { density }).resize(side, side, { fit: "contain", background: NOTHING });
}

/** Reads a picture. An opaque one runs off the card on the right and bottom; others stand free. */
export async function readIllustration(url: string, { ink, primary }: Pick<Palette, "ink" | "primary">) {
  const upload = await readUpload(url);
  if (!upload) return null;
  const picture = isDuotone(url) ? sharp(upload).tint(primary) : sharp(upload);
  if ((await sharp(upload).stats()).isOpaque) {
    const size = { width: 880, height: 550 };
    const shadow = `0 32px 80px ${ink}99`;
    return {
      ...size,
      src: await dataUrl(picture.resize(size)),
      left: 650,
      top: 96,
      borderRadius: 28,
      boxShadow: shadow,
    };
  }
  const size = { width: 560, height: 550 };
  const src = await dataUrl(picture.resize({ ...size, fit: "contain", background: NOTHING }));
  return { ...size, src, left: 612, top: 40 };
}

export async function sharePicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  "use cache";
  const { answer } = await fetchUpload(name);
  if (answer.status >= 500) throw new Error(`${name} answers ${answer.status}.`);
  const upload = answer.ok ? await readPicture(answer) : null;
  if (!upload) {
    cacheLife(NOT_KEPT);
    return null;
  }
  cacheLife("max");
  const { autoOrient } = await sharp(upload).metadata();
  return toJpeg(sharp(upload).autoOrient().resize(sharedSize(autoOrient)));
}

export async function readUpload(url: string): Promise<Uint8Array | null> {
  const name = fileName(url);
  const { answer } = await fetchUpload(name);
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`);
  return readPicture(answer);
}

/** Returns `null` for a picture with more than `PICTURE_MAX_PIXELS`. */
async function readPicture(answer: Response): Promise<Uint8Array | null> {
  const picture = new Uint8Array(await answer.arrayBuffer());
  const { width, height, pages = 1 } = await sharp(picture, { limitInputPixels: false }).metadata();
  return width * height * pages > PICTURE_MAX_PIXELS ? null : picture;
}

async function dataUrl(picture: Sharp): Promise<string> {
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
}
