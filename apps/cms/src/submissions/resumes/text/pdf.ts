/** Returns `protected` when a PDF opens only with a password, or else an empty text. */
export async function protectionOfPdf(content: Buffer): Promise<string> {
  const { getDocument, PasswordException } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  try {
    await loading.promise;
    return "";
  } catch (error) {
    if (error instanceof PasswordException) return "protected";
    throw error;
  } finally {
    await loading.destroy();
  }
}
