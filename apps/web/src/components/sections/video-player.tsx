"use client";

import type { Video } from "@repo/contract/page/video";
import { Icon } from "@repo/ui/icon";
import { sessionStore } from "@repo/ui/storage";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Mark } from "@/components/mark";

type VideoPlayerProps = Video & { title: string; children: ReactNode };

const CHOSEN = "video-chosen";
const FRAME = "absolute inset-0 size-full border-0";

/** Loads the player on a click. Without scripts, the link leads to the player's own page. */
export function VideoPlayer({ player, embed, watch, title, children }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (sessionStore.get(CHOSEN) !== embed) return;
    sessionStore.remove(CHOSEN);
    setPlaying(true);
  }, [embed]);

  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  function play(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (mayFrame()) return setPlaying(true);
    sessionStore.set(CHOSEN, embed);
    location.reload();
  }

  return (
    <figure>
      <Mark data-frame={new URL(embed).origin} />
      <div className="relative aspect-video overflow-hidden rounded-card bg-ink shadow-lift">
        {isPlaying ? (
          <iframe
            ref={frame}
            src={embed}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className={FRAME}
          />
        ) : (
          <>
            {children}
            <a
              href={watch}
              rel="noopener"
              onClick={play}
              className="group absolute inset-0 grid place-items-center rounded-card focus-visible:-outline-offset-4 print:hidden"
            >
              <span className="grid size-20 place-items-center rounded-full bg-orange text-ink shadow-float transition-colors group-hover:bg-orange-300">
                <Icon name="play" className="ml-1 size-9 fill-current" />
              </span>
              <span className="sr-only">{`Play video: ${title}`}</span>
            </a>
          </>
        )}
      </div>
      <figcaption className="mt-3 text-slate text-sm">
        <span className="print:hidden">{`The video comes from ${player} once you play it.`}</span>
        <span className="hidden print:inline">{`The video is at ${watch}`}</span>
      </figcaption>
    </figure>
  );
}

/** Whether this document's policy allows the frame. It comes with the first page, and stays when a link is followed. */
function mayFrame(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}
