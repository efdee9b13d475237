/** Draws in a process of its own, which draw-apart.ts starts. Its input is a picture, its output is JSON. */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { type Drawing, draw } from "./draw";

async function main([task, target = ""]: string[]): Promise<void> {
  sharp.concurrency(2);
  sharp.cache(false);
  const content = await buffer(process.stdin);
  const answer = task === "check" ? await sharp(content).stats() : await draw(task as Drawing, content, target);
  process.stdout.write(JSON.stringify(answer));
}

main(process.argv.slice(2)).catch(() => {
  process.exitCode = 1;
});
