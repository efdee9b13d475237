"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

const SCROLL_THRESHOLD_PX = 70;

export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  const sentinel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting));
    if (sentinel.current) observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={sentinel} aria-hidden className="absolute top-0 w-px" style={{ height: SCROLL_THRESHOLD_PX }} />
      <header
        data-scrolled={scrolled || undefined}
        className="group on-dark absolute inset-x-0 top-0 z-40 text-white data-scrolled:roomy:fixed data-scrolled:animate-header data-scrolled:bg-white data-scrolled:text-ink data-scrolled:shadow-card"
      >
        <div className="container flex items-center py-5 group-data-scrolled:py-2.5">{children}</div>
      </header>
    </>
  );
}
