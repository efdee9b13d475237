const METADATA = /<title>[^<]*<\/title>(?:<(?:meta|link) [^>]*>)*/;
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';

/** Programs that show a shared page read its first 16 to 32 kB. */
export function putMetadataFirst(html: string): string {
  const metadata = html.includes(VIEWPORT) && METADATA.exec(html)?.[0];
  return metadata ? html.replace(metadata, "").replace(VIEWPORT, () => VIEWPORT + metadata) : html;
}
