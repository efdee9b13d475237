import { telHref } from "@repo/contract/text/phone";
import type { ReactNode } from "react";

type PhoneLinkProps = { number: string; className?: string; look: string; children: ReactNode };

export function PhoneLink({ number, className = "", look, children }: PhoneLinkProps) {
  const href = telHref(number);
  if (!href) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={`${className} ${look}`}>
      {children}
    </a>
  );
}
