export type Mark = {
  uid: string;
  documentId?: string;
  field: string;
};

const FIRST = 0xe0100;
const END = "\n";
const MARKS = /[\u{E0100}-\u{E01EF}]+/gu;

export function withMark(text: string, { uid, documentId = "", field }: Mark): string {
  const written = [uid, documentId, field].join(" ") + END;
  return text + String.fromCodePoint(...[...written].map((letter) => FIRST + letter.charCodeAt(0)));
}

export function readMarks(text: string): Mark[] {
  const written = (text.match(MARKS) ?? [])
    .join("")
    .replace(MARKS, (run) =>
      [...run].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? FIRST) - FIRST)).join(""),
    );
  return written
    .split(END)
    .map((line) => line.split(" "))
    .flatMap(([uid, documentId, field]) => (uid && field ? [{ uid, documentId: documentId || undefined, field }] : []));
}

export const partsWithMarks = (text: string) => text.split(/(?<=[\u{E0100}-\u{E01EF}])(?![\u{E0100}-\u{E01EF}])/u);

export const withoutMarks = (text: string) => text.replace(MARKS, "");

/** Changes a text without its mark, which the change might cut off or count. */
export const keepMark = (text: string, change: (text: string) => string) =>
  change(withoutMarks(text)) + (text.match(MARKS)?.join("") ?? "");
