import { RuleError } from "@repo/rules/errors";
import { RESUME_TYPE_INVALID, type ResumeExtension, resumeExtension } from "@repo/rules/resume";
import { fromBufferPromise } from "yauzl";

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");

/**
 * The extension of a résumé whose name, declared type and content agree.
 * @throws {RuleError} RESUME_TYPE_INVALID when they don't.
 */
export async function checkResume(name: string, type: string, content: Buffer): Promise<ResumeExtension> {
  const extension = resumeExtension(name, type);
  if (!extension || !(await hasContent[extension](content)))
    throw new RuleError("RESUME_TYPE_INVALID", RESUME_TYPE_INVALID);
  return extension;
}

const hasContent: Record<ResumeExtension, (content: Buffer) => boolean | Promise<boolean>> = {
  // Readers look for the signature in the first kilobyte: some producers write a few bytes before it.
  pdf: (content) => content.subarray(0, 1024).includes("%PDF-") && content.includes("%%EOF"),
  doc: (content) => content.subarray(0, 8).equals(OLE_SIGNATURE) && content.includes(WORD_STREAM),
  docx: isWordArchive,
};

/** A zip of which the main part is a Word document: any other zip may be renamed to .docx. */
async function isWordArchive(content: Buffer): Promise<boolean> {
  try {
    const names = new Set<string>();
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    for await (const entry of zip.eachEntry()) names.add(entry.fileName);
    return names.has("[Content_Types].xml") && names.has("word/document.xml");
  } catch {
    return false;
  }
}
