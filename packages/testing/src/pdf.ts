import { PDFDocument } from "pdf-lib";

export async function pdf(texts: string[], attachment?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (const text of texts) document.addPage().drawText(text, { x: 60, y: 760, size: 14, lineHeight: 28 });
  if (attachment) await document.attach(attachment, "portfolio.bin");
  return new Uint8Array(await document.save());
}
