import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ResumeExtension, ResumeText } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import pLimit from "p-limit";
import { startLimited } from "../../../files/limited-process";
import { TEXT_MAX_CHARACTERS, UNREADABLE } from "./text-limits";

const HEAP_MB = 96;
const MEMORY_MB = 224;
const TIMEOUT_MS = 10_000;
const MAX_WAITING = 10;
/** Bytes of UTF-8. */
const MAX_BYTES = 4 * TEXT_MAX_CHARACTERS;

const WORKER = path.join(__dirname, "worker.js");
const oneOfTwo = pLimit(2);

/**
 * Returns the text of a Word file, or whether a PDF is `protected` by a password. `script` reads it in a process
 * without settings, which writes and starts nothing, reads only its own code, and has limited memory.
 * @throws {RuleError} RESUME_UNREADABLE, also when it takes too long or too much memory; RATE_LIMITED while too many
 * wait.
 */
export async function readText(
  file: Readable | Buffer,
  extension: ResumeExtension,
  { script = WORKER, timeoutMs = TIMEOUT_MS } = {},
): Promise<ResumeText> {
  const content = Buffer.isBuffer(file) ? Readable.from([file]) : file;
  if (oneOfTwo.pendingCount >= MAX_WAITING) {
    content.destroy();
    throw new RuleError("RATE_LIMITED", "Too many résumés are being read. Please try again in a moment.");
  }
  return oneOfTwo(() => extract(content, extension, script, timeoutMs));
}

async function extract(content: Readable, extension: string, script: string, timeout: number): Promise<ResumeText> {
  const process_ = startLimited([...confined(script), script, extension], { memoryMb: MEMORY_MB, timeoutMs: timeout });
  const ended = once(process_, "close");
  // A process that ends early closes its input; a file store that fails ends the process by the end of its input.
  const given = pipeline(content, process_.stdin).then(
    () => true,
    () => false,
  );
  const parts: Buffer[] = [];
  let bytes = 0;
  process_.stdout.on("data", (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > MAX_BYTES) process_.kill("SIGKILL");
  });
  const [code, signal] = (await ended) as [number | null, string | null];
  await given;
  if (code !== 0 || bytes > MAX_BYTES) {
    if (code !== UNREADABLE)
      console.warn(`A résumé could not be read as text: its process ended by ${signal ?? code}.`);
    throw new RuleError("RESUME_UNREADABLE");
  }
  const text = Buffer.concat(parts).toString();
  return { text: text.slice(0, TEXT_MAX_CHARACTERS), isCut: text.length > TEXT_MAX_CHARACTERS };
}

function confined(script: string): string[] {
  const readable = [
    path.dirname(script),
    ...(require.resolve.paths("yauzl") ?? []).filter((folder) => existsSync(folder)),
  ];
  return [
    "--permission",
    ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
    `--max-old-space-size=${HEAP_MB}`,
    "--max-semi-space-size=4",
    "--disallow-code-generation-from-strings",
  ];
}
