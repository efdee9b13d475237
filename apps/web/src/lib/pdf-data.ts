import { requestTimeout } from "./request-timeout";

/** Kept by browsers for a year, so each version has its own. */
export const PDF_DATA = "/_next/static/pdfjs-6.5.438";

const NAME = /^(?:cmaps\/[\w-]+\.bcmap|standard_fonts\/[\w-]+\.(?:pfb|ttf))$/;

/** A file of PDF.js's own, for a font that a PDF doesn't contain; null when it is none, or can't be had. */
export async function readPdfData(name: string): Promise<ArrayBuffer | null> {
  if (!NAME.test(name)) return null;
  try {
    const answer = await fetch(`${PDF_DATA}/${name}`, { signal: requestTimeout() });
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}
