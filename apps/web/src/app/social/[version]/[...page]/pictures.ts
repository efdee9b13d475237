import { colors } from "@repo/brand";
import { fetchUpload } from "@repo/cms-client/uploads";
import { fileName, PICTURE_MAX_PIXELS } from "@repo/rules/media";
import sharp, { type Sharp } from "sharp";

const NOTHING = "#ffffff00";
const LIMIT = { limitInputPixels: PICTURE_MAX_PIXELS };

export async function readMark(url: string): Promise<string> {
  const mark = sharp(await readUpload(url), { ...LIMIT, density: 288 });
  return dataUrl(mark.resize(480, 480, { fit: "contain", background: NOTHING }));
}

/** An opaque picture runs off the card on the right and bottom; others stand free. */
export async function readIllustration(url: string) {
  const picture = sharp(await readUpload(url), LIMIT);
  if ((await picture.stats()).isOpaque) {
    const size = { width: 880, height: 550 };
    const shadow = `0 32px 80px ${colors.ink}99`;
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

async function readUpload(url: string): Promise<ArrayBuffer> {
  const name = fileName(url);
  const { answer } = await fetchUpload(name);
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}.`);
  return answer.arrayBuffer();
}

async function dataUrl(picture: Sharp): Promise<string> {
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
}
