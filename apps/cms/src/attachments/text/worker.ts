/** Reads a file in a process of its own, which read-text.ts starts: the file is the input, and its text the output. */
import { buffer } from "node:stream/consumers";
import { textOfDoc } from "./doc";
import { textOfDocx } from "./docx";
import type { Task } from "./read-text";
import { TEXT_MAX_CHARACTERS, UNREADABLE } from "./text-limits";
import { openWord } from "./word-archive";

const READERS: Record<Task, (content: Buffer) => Promise<string>> = {
  doc: textOfDoc,
  docx: textOfDocx,
  kind: async (content) => ((await openWord(content)) ? "docx" : ""),
};

function tidy(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line, index, lines) => line || lines[index - 1])
    .join("\n")
    .trim()
    .slice(0, TEXT_MAX_CHARACTERS + 1);
}

async function main(): Promise<void> {
  const read = READERS[process.argv[2] as Task];
  const content = await buffer(process.stdin);
  try {
    process.stdout.write(tidy(await read(content)));
  } catch {
    process.exitCode = UNREADABLE;
  }
}

void main();
