"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { LoadingNotice } from "./loading-notice";

type LinkProps = ComponentProps<typeof NextLink> & {
  /** As editors say it of a link. */
  newTab?: boolean | null;
};

/** Its page is fetched ahead once somebody is about to follow it: what nobody opens costs a phone nothing. */
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

/** What the specification has said while the blog is on its way. A loading screen of the page would hide it without JavaScript. */
function loadingText(href: string): string | undefined {
  if (/^\/blog(\/(page|tags)\/.*)?$/.test(href)) return "Loading blog posts...";
  return /^\/blog\/[\da-f-]{36}$/.test(href) ? "Loading blog post..." : undefined;
}
