import { RuleError } from "@repo/rules/errors";
import { type ResumeExtension, resumeExtension } from "@repo/rules/resume";
import { fromBufferPromise } from "yauzl";

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const MAX_ENTRIES = 5_000;
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");

/** @throws {RuleError} RESUME_TYPE_INVALID when name, declared type and content disagree. */
export async function checkResume(name: string, type: string, content: Buffer): Promise<ResumeExtension> {
  const extension = resumeExtension(name, type);
  if (!extension || !(await hasContent[extension](content))) throw new RuleError("RESUME_TYPE_INVALID");
  return extension;
}

const hasContent: Record<ResumeExtension, (content: Buffer) => boolean | Promise<boolean>> = {
  // Readers accept the signature anywhere in the first kilobyte: some producers write a few bytes before it.
  pdf: (content) => content.subarray(0, 1024).includes("%PDF-") && content.includes("%%EOF"),
  doc: (content) => content.subarray(0, 8).equals(OLE_SIGNATURE) && content.includes(WORD_STREAM),
  docx: isWordArchive,
};

async function isWordArchive(content: Buffer): Promise<boolean> {
  try {
    const missing = new Set(["[Content_Types].xml", "word/document.xml"]);
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) return false;
    for await (const entry of zip.eachEntry()) {
      missing.delete(entry.fileName);
      if (missing.size === 0) return true;
    }
    return false;
  } catch {
    return false;
  }
}
