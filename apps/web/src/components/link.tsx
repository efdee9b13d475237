"use client";

import { yieldEntry } from "@repo/ui/use-back";
import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useTransition } from "react";
import { createPortal } from "react-dom";

type LinkProps = ComponentProps<"a"> & {
  href: string;
  newTab?: boolean | null;
  prefetch?: boolean;
};

/** Replaces next/link (docs/decisions/0015-own-components.md). Prefetches only on hover or focus, to save data. */
export function Link({ children, href, newTab, prefetch = true, onClick, ...props }: LinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const loading = isPending && loadingText(href);

  function want() {
    if (prefetch && !savesData()) router.prefetch(href);
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!opensHere(event)) return;
    event.preventDefault();
    const navigate = yieldEntry() ? router.replace : router.push;
    startTransition(() => navigate(href));
  }

  return (
    <a
      {...(newTab && { target: "_blank", rel: "noopener" })}
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={want}
      onFocus={want}
    >
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      {loading && <LoadingNotice text={loading} />}
    </a>
  );
}

function LoadingNotice({ text }: { text: string }) {
  return createPortal(
    <p
      role="status"
      className="fixed inset-x-0 bottom-6 z-50 mx-auto flex w-fit animate-late items-center gap-3 rounded-full bg-ink px-6 py-3 text-white shadow-float"
    >
      <span aria-hidden className="size-5 animate-spin rounded-full border-2 border-white/25 border-t-orange" />
      {text}
    </p>,
    document.body,
  );
}

function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && !isModified && !target && origin === location.origin;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Returns texts from the specification. A loading.tsx would hide the page from visitors without JavaScript. */
function loadingText(href: string): string | undefined {
  if (/^\/blog(\/(page|tags)\/.*)?$/.test(href)) return "Loading blog posts...";
  return /^\/blog\/[\da-f-]{36}$/.test(href) ? "Loading blog post..." : undefined;
}
