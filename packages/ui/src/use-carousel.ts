import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { prefersLessMotion } from "./motion";

const INTERVAL_MS = 5000;
const SWIPE_PX = 40;

/** As in the ARIA pattern, hovering pauses the rotation and keyboard focus stops it. */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [ready, setReady] = useState(1);
  const swipeStart = useRef<number>(undefined);
  const slides = useRef<HTMLDivElement>(null);
  const rotating = loaded && playing && !hovered;
  const next = (current + 1) % count;

  useEffect(() => {
    const start = () => {
      if (prefersLessMotion()) setPlaying(false);
      setLoaded(true);
    };
    if (document.readyState === "complete") return start();
    addEventListener("load", start);
    return () => removeEventListener("load", start);
  }, []);

  useEffect(() => {
    if (!rotating) return;
    setReady((before) => Math.max(before, next + 1));
    const timer = setInterval(() => {
      const picture = slides.current?.children[next]?.querySelector("img");
      if (!document.hidden && picture?.complete !== false) setCurrent(next);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [rotating, next]);

  const show = (index: number) => setCurrent((index + count) % count);

  function endSwipe(event: PointerEvent) {
    const distance = event.clientX - (swipeStart.current ?? event.clientX);
    swipeStart.current = undefined;
    if (Math.abs(distance) > SWIPE_PX) show(current + (distance < 0 ? 1 : -1));
  }

  return {
    current,
    loaded,
    playing,
    rotating,
    ready,
    show,
    togglePlaying: () => setPlaying(!playing),
    regionProps: {
      onPointerEnter: (event: PointerEvent) => {
        setHovered(event.pointerType === "mouse");
        setReady(count);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) setPlaying(false);
        setReady(count);
      },
    },
    slidesProps: {
      ref: slides,
      onPointerDown: (event: PointerEvent) => {
        swipeStart.current = event.pointerType === "mouse" ? undefined : event.clientX;
      },
      onPointerUp: endSwipe,
    },
  };
}
