import { linkAddress } from "@repo/contract/page/link-address";
import type { ReactNode } from "react";
import { Link } from "@/components/link";

/** A link whose address may contain one level of brackets, as in a phone number. */
const LINK = /\[([^[\]]+)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/;

/** Blank lines separate paragraphs, and [text](address) is a link. If the address leads nowhere, the text is plain. */
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

/** A line with links. They open in a new tab, so that a form beside them keeps its input. */
export function RichLine({ text }: { text: string }) {
  return <>{withLinks(text.trim(), "_blank")}</>;
}

function withLinks(paragraph: string, target?: "_blank"): ReactNode[] {
  const parts = paragraph.split(new RegExp(LINK, "g"));
  return parts.flatMap((part, index) => {
    if (index % 3 !== 0) return [];
    const [label, address] = [parts[index + 1], parts[index + 2]?.trim()];
    if (label === undefined || address === undefined) return [part];
    const href = linkAddress(address);
    return [part, href ? <TextLink key={label + address} label={label} href={href} target={target} /> : label];
  });
}

function TextLink({ label, href, target }: { label: string; href: string; target?: "_blank" }) {
  const Tag = href.startsWith("/") ? Link : "a";
  return (
    <Tag href={href} target={target} rel={target && "noopener"} className="link">
      {label}
      {target && <span className="sr-only"> (opens in a new tab)</span>}
    </Tag>
  );
}
