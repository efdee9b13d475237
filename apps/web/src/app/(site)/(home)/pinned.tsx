"use client";

import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef } from "react";

type PinnedProps = { cards: number; labelledBy: string; className: string; children: ReactNode };

/** CSS (`pin-band`) moves the cards. This reveals a focused card, and replaces missing scroll-driven animations. */
export function Pinned({ cards, labelledBy, className, children }: PinnedProps) {
  const band = useRef<HTMLElement>(null);

  useEffect(() => {
    if (CSS.supports("animation-timeline: view()")) return;
    const move = () => {
      const { track, overflow, travel, scrolled } = measure(band.current);
      const progress = travel > 0 ? Math.min(Math.max(scrolled / travel, 0), 1) : 0;
      if (track) track.style.translate = `${-overflow * progress}px 0`;
    };
    move();
    addEventListener("scroll", move, { passive: true });
    addEventListener("resize", move);
    return () => {
      removeEventListener("scroll", move);
      removeEventListener("resize", move);
    };
  }, []);

  function showFocused(event: FocusEvent) {
    const { overflow, travel, scrolled } = measure(band.current);
    const card = event.target.closest("li");
    if (!card || travel <= 0 || overflow <= 0) return;
    const progress = Math.min(card.offsetLeft / overflow, 1);
    scrollBy({ top: progress * travel - scrolled });
  }

  return (
    <section
      ref={band}
      aria-labelledby={labelledBy}
      className={`pin-band ${className}`}
      style={{ "--cards": cards } as CSSProperties}
      onFocus={showFocused}
    >
      {children}
    </section>
  );
}

function measure(band: HTMLElement | null) {
  const track = band?.querySelector<HTMLElement>(".pin-track");
  if (!band || !track?.parentElement) return { overflow: 0, travel: 0, scrolled: 0 };
  return {
    track,
    overflow: Math.max(track.offsetWidth - track.parentElement.offsetWidth, 0),
    travel: band.offsetHeight - innerHeight,
    scrolled: -band.getBoundingClientRect().top,
  };
}
