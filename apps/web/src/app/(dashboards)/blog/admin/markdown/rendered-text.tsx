"use client";

import { ArticleText } from "@/components/blog/article-text";
import { useRendered } from "./use-rendered";

export function RenderedText({ text }: { text: string }) {
  const { html, failure } = useRendered(text);
  return (
    <>
      {failure && (
        <p role="status" className="mb-4 text-error">
          {failure}
        </p>
      )}
      {html === undefined ? !failure && <p className="text-slate">Loading preview...</p> : <ArticleText html={html} />}
    </>
  );
}
