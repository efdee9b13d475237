"use client";

import { useEffect } from "react";
import { ArticleText } from "@/components/blog/article-text";
import { useRendered } from "./use-rendered";

export function RenderedText({ text, onRendered }: { text: string; onRendered?: () => void }) {
  const { html, deadLinks = [], failure } = useRendered(text);

  useEffect(() => {
    if (html !== undefined) onRendered?.();
  }, [html, onRendered]);
  return (
    <>
      <div role="status" className="text-error">
        {failure && <p className="mb-4">{failure}</p>}
        {deadLinks.length > 0 && (
          <div className="mb-4 text-sm [overflow-wrap:anywhere]">
            <p className="font-medium">Links to mend before you publish</p>
            <ul className="list-disc pl-5">
              {deadLinks.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {html === undefined ? !failure && <p className="text-slate">Loading preview...</p> : <ArticleText html={html} />}
    </>
  );
}
