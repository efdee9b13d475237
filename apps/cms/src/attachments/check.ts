import { namesAnotherKind, type ResumeExtension } from "@repo/contract/application/resume";
import type { RuleError } from "@repo/contract/http/errors";
import { bytesOf, contains } from "./search-file";
import { kindOfZip } from "./text/read-text";
import { namesInZip } from "./zip-names";

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");

/** These texts end without a full stop, because further advice may follow. */
const PROBLEMS = {
  damaged: "This file is damaged. Open it, save it again and attach the new file",
  protected: "This file is protected by a password. Remove the password",
  richText: "This file is rich text (RTF), not a Word file. Save it as .docx or PDF",
  webPage: "This file is a web page, not a Word file. Save it as .docx or PDF",
} as const;

type Found = ResumeExtension | keyof typeof PROBLEMS | undefined;

/** Reads signatures and names alone: a file may be made to keep a parser busy. @throws what `refuse` returns */
export async function checkAttachment(file: File, refuse: (reason?: string) => RuleError): Promise<ResumeExtension> {
  const found = namesAnotherKind(file.name, file.type) ? undefined : await kindOf(file);
  if (!found || found in PROBLEMS) throw refuse(PROBLEMS[found as keyof typeof PROBLEMS]);
  return found as ResumeExtension;
}

async function kindOf(file: File): Promise<Found> {
  if (file.size === 0) return "damaged";
  const start = await bytesOf(file, 0, 1024);
  if (start.subarray(0, 8).equals(OLE_SIGNATURE)) return kindOfOle(file);
  const head = start.toString("latin1");
  if (head.startsWith("PK\x03\x04")) return kindOfArchive(file);
  // Readers accept the signature anywhere in the first kilobyte: some producers write a few bytes before it.
  if (head.includes("%PDF-")) return (await contains(file, Buffer.from("%%EOF"))) ? "pdf" : "damaged";
  if (!/\.docx?$/i.test(file.name.trim())) return undefined;
  if (/^\W{0,9}\\rtf/.test(head)) return "richText";
  return /<html|<!doctype html|^mime-version:/i.test(head) ? "webPage" : undefined;
}

async function kindOfOle(file: Blob): Promise<Found> {
  if (await contains(file, ENCRYPTED_STREAM)) return "protected";
  return (await contains(file, WORD_STREAM)) ? "doc" : undefined;
}

async function kindOfArchive(file: Blob): Promise<Found> {
  const names = await namesInZip(file);
  if (!names) return "damaged";
  const isNamedLikeWord =
    names.has("[Content_Types].xml") && (names.has("word/document.xml") || names.has("_rels/.rels"));
  return isNamedLikeWord ? kindOfZip(file) : undefined;
}
