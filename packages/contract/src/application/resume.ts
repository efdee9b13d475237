export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

export const STORED_RESUME_TYPES = { ...RESUME_TYPES, txt: "text/plain; charset=utf-8" } as const;

export type StoredResumeType = keyof typeof STORED_RESUME_TYPES;

export const RESUME_TEXT_MAX = 50_000;
export const RESUME_TEXT_TOO_LONG = "The text must have at most 50,000 characters. Attach a file instead.";
export const RESUME_TWICE = "Attach a file or paste the text, not both.";

export type ResumeText = { text: string; isCut: boolean };

/** A value for `accept`. Without its types, Android offers no documents where WPS Office or no program reads them. */
export const RESUME_ACCEPT = [
  ...Object.keys(RESUME_TYPES).map((ending) => `.${ending}`),
  ...Object.values(RESUME_TYPES),
  ...Object.keys(RESUME_TYPES).map((ending) => `application/wps-office.${ending}`),
  "application/octet-stream",
].join();

export function resumeTooLarge(maxMb: number): string {
  return `The résumé is larger than ${maxMb} MB. Attach a smaller file.`;
}

export function fileTooLarge(maxMb: number): string {
  return `The file is larger than ${maxMb} MB. Attach a smaller one.`;
}

const OTHER_ENDING =
  /\.(?:7z|apk|avi|bat|bmp|cmd|css|csv|dll|dmg|eml|epub|exe|gif|gz|heic|html?|ico|iso|jar|jpe?g|js|json|key|lnk|m4a|mhtml?|mjs|mov|mp[34]|msi|numbers|od[pst]|ogg|pages|php|png|pp[st]x?|ps1|py|rar|rtf|scr|sh|svgz?|tar|tiff?|txt|vbs|wav|web[mp]|xhtml|xlsx?|xml|xps)$/i;
const OWN_TYPE = /pdf|word/;
const OTHER_TYPE =
  /^(?:audio|font|image|message|model|multipart|text|video)\/|7z|epub|excel|executable|gzip|html|java|json|msdos|msdownload|opendocument|powerpoint|presentation|rar|rtf|script|sheet|tar$|[/+]xml/;

/** Returns false for unclear names and types, such as Android's without an ending: the content decides about those. */
export function namesAnotherKind(name: string, type: string): boolean {
  const declared = type.toLowerCase();
  return OTHER_ENDING.test(name.trim()) || (OTHER_TYPE.test(declared) && !OWN_TYPE.test(declared));
}

const NAME_MAX = 255;

/** Returns a file's name as one line that fits its column, with the right ending. A longer name keeps its beginning. */
export function storableResumeName(name: string, extension: StoredResumeType): string {
  const ending = `.${extension}`;
  const line = name.replace(/\p{Cc}+/gu, " ").trim();
  const stem = line.replace(/\.(?:pdf|docx?)$/i, "");
  const whole = [line, stem].find((each) => each.toLowerCase().endsWith(ending)) ?? (stem || "file") + ending;
  if (whole.length <= NAME_MAX) return whole;
  let start = "";
  for (const character of whole) {
    if (start.length + character.length + 1 + ending.length > NAME_MAX) break;
    start += character;
  }
  return `${start}…${ending}`;
}
