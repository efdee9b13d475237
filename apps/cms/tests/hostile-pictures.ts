import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Makes a picture of one colour: 16,000 × 16,000 pixels take 31 KB. */
export function png(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const chunks: [string, Buffer][] = [
    ["IHDR", header],
    ["IDAT", rows],
    ["IEND", Buffer.alloc(0)],
  ];
  return Buffer.concat([signature, ...chunks.map(([type, content]) => chunk(type, content))]);
}

/** Makes a file of 36 bytes, whatever its size in pixels. */
export function webp(width: number, height: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(36);
  file.write("RIFF", 0);
  file.writeUInt32LE(28, 4);
  file.write("WEBPVP8L", 8);
  file.writeUInt32LE(16, 16);
  file[20] = 0x2f;
  file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  file.set([0x88, 0x88, 0x08], 25);
  return file;
}

/** Makes a picture of 90 × 90 pixels that declares this size. */
export async function avif(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const file = await sharp({ create: { width: 90, height: 90, channels: 3, background: "red" } })
    .avif()
    .toBuffer();
  const size = file.indexOf("ispe") + 8;
  file.writeUInt32BE(width, size);
  file.writeUInt32BE(height, size + 4);
  return Buffer.from(file);
}

/** Each frame takes 23 bytes. */
export function gif(width: number, height: number, frames: number): Buffer<ArrayBuffer> {
  const screen = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from("\x21\xf9\x04\x04\x01\0\0\0\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x4c\x01\0", "latin1");
  frame.writeUInt16LE(width, 13);
  frame.writeUInt16LE(height, 15);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(";")]);
}
