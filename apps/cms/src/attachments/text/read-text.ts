import { existsSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { ResumeText } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import pLimit from "p-limit";
import { runLimited } from "../../files/limited-process";
import { TEXT_MAX_CHARACTERS, UNREADABLE } from "./text-limits";

const HEAP_MB = 96;
const MEMORY_MB = 224;
const MAX_BYTES = 4 * TEXT_MAX_CHARACTERS;
const [TEXT_MS, KIND_MS] = [10_000, 2_000];
const [TEXTS_WAITING, KINDS_WAITING] = [10, 4];

const WORKER = path.join(__dirname, "worker.js");
const ofStaff = pLimit(2);
const ofStrangers = pLimit(1);

export type Task = "doc" | "docx" | "kind";
type Terms = { script?: string; timeoutMs?: number };

/** @throws {RuleError} RESUME_UNREADABLE, also for too much time or memory; RATE_LIMITED while too many wait */
export async function readText(
  content: Readable,
  task: Exclude<Task, "kind">,
  { script, timeoutMs = TEXT_MS }: Terms = {},
): Promise<ResumeText> {
  if (ofStaff.pendingCount >= TEXTS_WAITING) {
    content.destroy();
    throw new RuleError("RATE_LIMITED", "Too many résumés are being read. Please try again in a moment.");
  }
  const { code, output } = await ofStaff(() => readApart(content, task, timeoutMs, script));
  if (code !== 0) throw new RuleError("RESUME_UNREADABLE");
  return { text: output.slice(0, TEXT_MAX_CHARACTERS), isCut: output.length > TEXT_MAX_CHARACTERS };
}

/** Without an answer in two seconds, a file counts as Word: nobody is refused because others keep the reader busy. */
export async function kindOfZip(
  file: Blob,
  { script, timeoutMs = KIND_MS }: Terms = {},
): Promise<"docx" | "damaged" | undefined> {
  if (ofStrangers.pendingCount >= KINDS_WAITING) return "docx";
  const until = Date.now() + timeoutMs;
  return ofStrangers(async () => {
    const left = until - Date.now();
    if (left <= 0) return "docx";
    const content = Readable.fromWeb(file.stream() as ReadableStream);
    const { code, output } = await readApart(content, "kind", left, script).catch((error) => {
      console.error(error);
      return { code: null, output: "" };
    });
    if (code === UNREADABLE) return "damaged";
    return code === 0 && !output ? undefined : "docx";
  });
}

/** `script` reads the file in a process that writes and starts nothing, and reads only its own code. */
async function readApart(content: Readable, task: Task, timeoutMs: number, script = WORKER) {
  const readable = [
    path.dirname(script),
    ...(require.resolve.paths("yauzl") ?? []).filter((folder) => existsSync(folder)),
  ];
  const confined = [
    "--permission",
    ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
    `--max-old-space-size=${HEAP_MB}`,
    "--max-semi-space-size=4",
    "--disallow-code-generation-from-strings",
  ];
  const limits = { memoryMb: MEMORY_MB, timeoutMs, maxBytes: MAX_BYTES };
  const ended = await runLimited([...confined, script, task], content, limits);
  if (ended.code !== 0 && ended.code !== UNREADABLE) {
    console.warn(`A résumé could not be read: its process ended with ${ended.code ?? "force"}.`);
  }
  return ended;
}
