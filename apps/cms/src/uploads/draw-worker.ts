/** A process of its own, which draw-apart.ts starts: takes a picture as input, does what Strapi would, and says what came of it. */
import { buffer } from "node:stream/consumers";
import sharp, { type FormatEnum } from "sharp";
import { admitReaders } from "./readers";

const QUALITY = 80;
const THUMBNAIL = { width: 245, height: 156, fit: "inside" } as const;

async function draw(task: string, content: Buffer, target: string): Promise<object> {
  if (task === "check") return sharp(content).stats();
  const picture = sharp(content, { animated: true });
  if (task === "thumbnail") return picture.resize(THUMBNAIL).toFile(target);
  const { format } = await picture.metadata();
  return picture.toFormat(format as keyof FormatEnum, { quality: QUALITY }).toFile(target);
}

async function main([task = "", target = ""]: string[]): Promise<void> {
  admitReaders();
  sharp.concurrency(2);
  sharp.cache(false);
  process.stdout.write(JSON.stringify(await draw(task, await buffer(process.stdin), target)));
}

main(process.argv.slice(2)).catch(() => {
  process.exitCode = 1;
});
