import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** `size` is the picture's edge, and `mark` that of the mark inside it, in pixels. */
const ICONS = {
  "apps/web/public/apple-touch-icon.png": { size: 180, mark: 121, ground: "#ffffff" },
  "apps/web/public/icon-192.png": { size: 192, mark: 192 },
  "apps/web/public/icon-512.png": { size: 512, mark: 512 },
  "apps/web/public/icon-maskable-512.png": { size: 512, mark: 286, ground: "#ffffff" },
} as const;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

export async function drawIcons(mark: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([
    ["apps/web/src/app/icon.svg", Buffer.from(mark)],
    ["apps/cms/seed/images/brand/mark.svg", Buffer.from(mark)],
    ["apps/web/src/app/favicon.ico", icoOf(await draw(mark, { size: 32, mark: 32 }), 32)],
  ]);
  for (const [file, icon] of Object.entries(ICONS)) files.set(file, await draw(mark, icon));
  return files;
}

const CONTENT_ICONS = "apps/cms/seed/images/icons";

export async function colorIcons(primary: string, root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of await readdir(path.join(root, CONTENT_ICONS))) {
    const svg = await readFile(path.join(root, CONTENT_ICONS, name), "utf8");
    const colored = svg.replaceAll(/(?<=stroke=")#[0-9a-f]{6}/gi, (old) =>
      old.toLowerCase() === primary ? old : primary,
    );
    files.set(`${CONTENT_ICONS}/${name}`, Buffer.from(colored));
  }
  return files;
}

async function draw(mark: string, icon: { size: number; mark: number; ground?: string }): Promise<Buffer> {
  const { size, ground } = icon;
  const drawn = await sharp(Buffer.from(mark), { density: 600 })
    .resize(icon.mark, icon.mark, { fit: "contain", background: CLEAR })
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground ?? CLEAR } });
  return canvas
    .composite([{ input: drawn }])
    .png({ palette: size > 32, quality: 95, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

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
