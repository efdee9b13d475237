import { mediaType } from "@repo/contract/page/media";
import { cacheLife } from "next/cache";
import sharp from "sharp";
import type { IconName } from "#server/request/addresses";
import { drawMark, readUpload } from "./pictures";

const PNG = "image/png";
const WHITE = "#ffffff";
const CLEAR = "#ffffff00";

type Icon = { type: string; size: number; mark: number; ground?: string };

/** `size` is the icon's edge, and `mark` that of the mark inside it, in pixels. */
export const ICONS: Record<IconName, Icon> = {
  "favicon.ico": { type: "image/x-icon", size: 32, mark: 32 },
  "icon.svg": { type: "image/svg+xml", size: 512, mark: 512 },
  "apple-touch-icon.png": { type: PNG, size: 180, mark: 121, ground: WHITE },
  "icon-192.png": { type: PNG, size: 192, mark: 192 },
  "icon-512.png": { type: PNG, size: 512, mark: 512 },
  "icon-maskable-512.png": { type: PNG, size: 512, mark: 286, ground: WHITE },
};

/** Draws an icon, and caches it for good: a mark that is replaced gets another URL. */
export async function drawIcon(url: string, name: IconName): Promise<Uint8Array<ArrayBuffer> | null> {
  "use cache";
  cacheLife("max");
  const upload = await readUpload(url);
  if (!upload) return null;
  if (name === "icon.svg" && mediaType(url) === ICONS[name].type) return new Uint8Array(upload);
  const { type, size, mark, ground = CLEAR } = ICONS[name];
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground } });
  const png = await canvas
    .composite([{ input: await (await drawMark(upload, mark)).png().toBuffer() }])
    .png({ palette: size > 32, compressionLevel: 9 })
    .toBuffer();
  if (name === "icon.svg") return new Uint8Array(svgOf(png, size));
  return new Uint8Array(type === PNG ? png : icoOf(png, size));
}

const svgOf = (png: Buffer, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:${PNG};base64,${png.toString("base64")}"/></svg>`,
  );

/** Wraps one PNG in a header of 6 bytes and an entry of 16. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
