export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all text
  return <div className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}
