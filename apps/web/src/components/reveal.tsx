"use client";

import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";

type RevealProps = { delay?: number; className?: string; as?: "div" | "li"; children: ReactNode };

let observer: IntersectionObserver | undefined;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.seen = "";
        observer?.unobserve(target);
      }
    },
    { threshold: 0.15 },
  );
  return observer;
}

/** Fades its content in when it comes into view. `delay` is in seconds. */
export function Reveal({ delay = 0, className = "", as: Tag = "div", children }: RevealProps) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    sharedObserver().observe(target);
    return () => sharedObserver().unobserve(target);
  }, []);

  return (
    <Tag
      ref={element as never}
      className={`reveal ${className}`}
      style={delay ? ({ "--reveal-delay": `${delay}s` } as CSSProperties) : undefined}
    >
      {children}
    </Tag>
  );
}
