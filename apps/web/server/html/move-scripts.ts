const LOADED = /<script src="[^"]+"(?: id="_R_")? async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;
export const BODY_END = "</body></html>";

/** On a slow line they would delay the picture on the first screen. */
export function moveScriptsToEnd(html: string): string {
  if (!html.endsWith(BODY_END)) return html;
  const elements = html.match(LOADED) ?? [];
  return html.replace(LOADED, "").slice(0, -BODY_END.length) + elements.join("") + BODY_END;
}
