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

/** A single line with links. They open in a new tab, so that a form beside it keeps what was typed. */
export function RichLine({ text }: { text: string }) {
  return <>{withLinks(text.trim(), "_blank")}</>;
}

function withLinks(paragraph: string, target?: "_blank"): ReactNode[] {
  return paragraph.split(/(\[[^[\]]+\]\([^()\s]+\))/).map((part) => {
    const [, label, href] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(part) ?? [];
    return label && href && /^(\/(?!\/)|https?:|mailto:|tel:)/.test(href) ? (
      <TextLink key={part} label={label} href={href} target={target} />
    ) : (
      part
    );
  });
}

function TextLink({ label, href, target }: { label: string; href: string; target?: "_blank" }) {
  const Tag = href.startsWith("/") ? Link : "a";
  return (
    <Tag
      href={href}
      target={target}
      rel={target && "noopener"}
      className="font-medium text-blue-700 underline underline-offset-4 hover:text-ink"
    >
      {label}
      {target && <span className="sr-only"> (opens in a new tab)</span>}
    </Tag>
  );
}
