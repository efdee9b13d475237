"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { LoadingNotice } from "./loading-notice";

type LinkProps = ComponentProps<typeof NextLink> & {
  /** Set by editors. */
  newTab?: boolean | null;
};

/** Prefetches on hover or focus only, to save mobile data. */
export function Link({ children, newTab, ...props }: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const loading = loadingText(String(props.href));
  return (
    <NextLink
      prefetch={wanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...props}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      {loading && <LoadingNotice text={loading} />}
    </NextLink>
  );
}

/** Texts from the specification. A loading.tsx would hide the page without JavaScript. */
function loadingText(href: string): string | undefined {
  if (/^\/blog(\/(page|tags)\/.*)?$/.test(href)) return "Loading blog posts...";
  return /^\/blog\/[\da-f-]{36}$/.test(href) ? "Loading blog post..." : undefined;
}
