import { clearScreenDown, moveCursor } from "node:readline";

const EVERY_MS = 1_000;
const SELDOM_MS = 60_000;
const WIDTH = 80;

export function createProgress(lines: () => string[]) {
  const { isTTY = false } = process.stdout;
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;

  function clear() {
    if (drawn === 0) return;
    moveCursor(process.stdout, 0, -drawn);
    clearScreenDown(process.stdout);
    drawn = 0;
  }
  function draw() {
    clear();
    const current = lines().map((line) => `         ${line}`.slice(0, process.stdout.columns || WIDTH));
    for (const line of current) console.log(line);
    if (isTTY) drawn = current.length;
  }
  return {
    show(): void {
      timer ??= setInterval(draw, isTTY ? EVERY_MS : SELDOM_MS);
      if (isTTY) draw();
    },
    say(line: string): void {
      clear();
      console.log(line);
      if (isTTY) draw();
    },
    end(): void {
      clear();
      clearInterval(timer);
    },
  };
}
