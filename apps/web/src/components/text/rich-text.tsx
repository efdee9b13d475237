import type { ReactNode } from "react";
import { Link } from "@/components/link";

/** Blank lines separate paragraphs; [text](address) is a link; the rest is plain text. */
export function RichText({ text, className = "" }: { text: string; className?: string }) {
  return (
    <div className={`space-y-4 ${className}`}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>{withLinks(paragraph)}</p>
        ))}
    </div>
  );
}

function withLinks(paragraph: string): ReactNode[] {
  return paragraph.split(/(\[[^[\]]+\]\([^()\s]+\))/).map((part) => {
    const [, label, href] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(part) ?? [];
    return label && href && /^(\/(?!\/)|https?:|mailto:|tel:)/.test(href) ? (
      <TextLink key={part} label={label} href={href} />
    ) : (
      part
    );
  });
}

function TextLink({ label, href }: { label: string; href: string }) {
  const Tag = href.startsWith("/") ? Link : "a";
  return (
    <Tag href={href} className="font-medium text-blue-700 underline underline-offset-4 hover:text-ink">
      {label}
    </Tag>
  );
}
