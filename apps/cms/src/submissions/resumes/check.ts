import { namesAnotherKind, type RESUME_TYPES, type ResumeExtension } from "@repo/contract/application/resume";
import type { RuleError } from "@repo/contract/http/errors";
import { fromBufferPromise } from "yauzl";
import { readText } from "./text/read-text";
import { entriesOf, wordPart } from "./text/word-archive";

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const OLE_HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const SHORT_STREAM_BYTES = 4096;
const SHORT_SECTOR_BYTES = 64;
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");
const WORD_IDENT = 0xa5ec;
const WORD_ENCRYPTED = 0x0100;

/** These texts end without a full stop, because further advice may follow. */
const PROBLEMS = {
  damaged: "This file is damaged. Open it, save it again and attach the new file",
  protected: "This file is protected by a password. Remove the password",
  richText: "This file is rich text (RTF), not a Word file. Save it as .docx or PDF",
  webPage: "This file is a web page, not a Word file. Save it as .docx or PDF",
} as const;

type Found = ResumeExtension | keyof typeof PROBLEMS | undefined;

/**
 * Returns a file's kind by its content. Name and declared type are hints, unless they name another kind.
 * @throws the error that `refuse` makes of the reason; there is none when it is no PDF or Word file at all.
 */
export async function checkResume(
  { name, type, content }: { name: string; type: string; content: Buffer },
  refuse: (reason?: string) => RuleError,
): Promise<ResumeExtension> {
  const found = namesAnotherKind(name, type) ? undefined : await kindOf(name, content);
  if (!found || found in PROBLEMS) throw refuse(PROBLEMS[found as keyof typeof PROBLEMS]);
  return found as keyof typeof RESUME_TYPES;
}

async function kindOf(name: string, content: Buffer): Promise<Found> {
  if (content.length === 0) return "damaged";
  if (content.subarray(0, 8).equals(OLE_SIGNATURE)) return kindOfOle(content);
  const head = content.subarray(0, 1024).toString("latin1");
  if (head.startsWith("PK\x03\x04")) return kindOfArchive(content);
  // Readers accept the signature anywhere in the first kilobyte: some producers write a few bytes before it.
  if (head.includes("%PDF-")) return kindOfPdf(content);
  if (!/\.docx?$/i.test(name.trim())) return undefined;
  if (/^\W{0,9}\\rtf/.test(head)) return "richText";
  return /<html|<!doctype html|^mime-version:/i.test(head) ? "webPage" : undefined;
}

async function kindOfPdf(content: Buffer): Promise<Found> {
  if (!content.includes("%%EOF")) return "damaged";
  if (!content.includes("/Encrypt")) return "pdf";
  // Most encrypted files are only protected against changes, and open without a password.
  const answer = await readText(content, "pdf").catch(() => undefined);
  return answer?.text === "protected" ? "protected" : "pdf";
}

/** Reads the structure of [MS-CFB] and the first words of [MS-DOC]. */
function kindOfOle(content: Buffer): Found {
  if (content.length < OLE_HEADER_BYTES) return "damaged";
  if (content.includes(ENCRYPTED_STREAM)) return "protected";
  const sectorBytes = 2 ** content.readUInt16LE(30);
  const placeOf = (sector: number) => (sector + 1) * sectorBytes;
  const root = placeOf(content.readUInt32LE(48));
  if (root + ENTRY_BYTES > content.length) return "damaged";
  const entry = content.indexOf(WORD_STREAM);
  if (entry < 0) return undefined;
  if (entry + ENTRY_BYTES > content.length) return "damaged";
  const first = content.readUInt32LE(entry + 116);
  const isShort = content.readUInt32LE(entry + 120) < SHORT_STREAM_BYTES;
  const start = isShort ? placeOf(content.readUInt32LE(root + 116)) + first * SHORT_SECTOR_BYTES : placeOf(first);
  if (start + 12 > content.length || content.readUInt16LE(start) !== WORD_IDENT) return "doc";
  return content.readUInt16LE(start + 10) & WORD_ENCRYPTED ? "protected" : "doc";
}

async function kindOfArchive(content: Buffer): Promise<Found> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    const entries = await entriesOf(zip);
    return entries && (await wordPart(zip, entries)) ? "docx" : undefined;
  } catch {
    return "damaged";
  }
}
