import type { PostFormat } from "@repo/contract/post/format";
import { looksLikeMarkdown } from "@repo/markdown/looks-like-markdown";
import { Button } from "@repo/ui/button";
import { useState } from "react";

type FormatOfferProps = { text: string; format: PostFormat; onChange: (format: PostFormat) => void };

/** Offers Markdown for a plain text that looks like it, and then to take that back. */
export function FormatOffer({ text, format, onChange }: FormatOfferProps) {
  const [taken, setTaken] = useState(false);
  const isMarkdown = format === "markdown";
  const isShown = isMarkdown ? taken : looksLikeMarkdown(text);

  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-xl bg-mist p-3 empty:hidden">
      {isShown && (
        <>
          <p className="min-w-0 grow">{isMarkdown ? "This is Markdown now." : "This looks like Markdown."}</p>
          <Button
            size="small"
            look="outline"
            onClick={() => {
              setTaken(!isMarkdown);
              onChange(isMarkdown ? "plain" : "markdown");
            }}
          >
            {isMarkdown ? "Undo" : "Use Markdown"}
          </Button>
        </>
      )}
    </div>
  );
}
