import { requestTimeout } from "./request-timeout";

/** The address of PDF.js's data. It names the version, because browsers keep these files for a year. */
export const PDF_DATA = "/_next/static/pdfjs-6.5.438";

const NAME = /^(?:cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(?:pfb|ttf))$/;

/** Reads one of PDF.js's own files, for a font that a PDF lacks. Returns `null` for other names and failures. */
export async function readPdfData(name: string): Promise<ArrayBuffer | null> {
  if (!NAME.test(name)) return null;
  try {
    const answer = await fetch(`${PDF_DATA}/${name}`, { signal: requestTimeout() });
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}
