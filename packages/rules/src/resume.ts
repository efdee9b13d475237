/** By file extension, since browsers derive the type from it or send none. */
export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

/** With those of résumés that were pasted as text. */
export const STORED_RESUME_TYPES = { ...RESUME_TYPES, txt: "text/plain; charset=utf-8" } as const;

export type StoredResumeType = keyof typeof STORED_RESUME_TYPES;

export const RESUME_TEXT_MAX = 50_000;
export const RESUME_TEXT_TOO_LONG = "The text must have at most 50,000 characters. Attach a file instead.";
export const RESUME_TWICE = "Attach a file or paste the text, not both.";

/** `isCut` when it is longer than what is shown. */
export type ResumeText = { text: string; isCut: boolean };

export const RESUME_ACCEPT = [
  ...Object.keys(RESUME_TYPES).map((ending) => `.${ending}`),
  ...Object.values(RESUME_TYPES),
].join();

export function resumeTooLarge(maxMb: number): string {
  return `The résumé is larger than ${maxMb} MB. Attach a smaller file.`;
}

export function fileTooLarge(maxMb: number): string {
  return `The file is larger than ${maxMb} MB. Attach a smaller one.`;
}

/** Without Word, browsers declare no type or `application/octet-stream`, so these agree with every name. */
export function resumeExtension(name: string, type: string): ResumeExtension | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!ending || !Object.hasOwn(RESUME_TYPES, ending)) return null;
  const extension = ending as ResumeExtension;
  const declared = type.split(";", 1)[0]?.trim().toLowerCase();
  return !declared || declared === "application/octet-stream" || declared === RESUME_TYPES[extension]
    ? extension
    : null;
}

const NAME_MAX = 255;

/** A file's name as one line that fits its column; a longer one keeps its beginning and its ending. */
export function storableResumeName(name: string): string {
  const line = name.replace(/\p{Cc}+/gu, " ").trim();
  if (line.length <= NAME_MAX) return line;
  const end = `…${/\.[a-z]{1,4}$/i.exec(line)?.[0] ?? ""}`;
  let start = "";
  for (const character of line) {
    if (start.length + character.length + end.length > NAME_MAX) break;
    start += character;
  }
  return start + end;
}
