"use client";

import type { CSSProperties, ReactNode } from "react";
import { Icon } from "./icon";
import { useCarousel } from "./use-carousel";

type Slide = { id: string; label: string; content: ReactNode };

type CarouselProps = {
  label: string;
  slides: Slide[];
  fadeMs: number;
  className?: string;
  controlsClassName?: string;
};

export function Carousel({ label, slides, fadeMs, className = "", controlsClassName = "" }: CarouselProps) {
  const { current, loaded, rotating, ready, regionProps, slidesProps, ...controls } = useCarousel(slides.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`relative grid ${className}`}
      style={{ "--fade": `${fadeMs}ms` } as CSSProperties}
      {...regionProps}
    >
      <Controls
        slides={slides}
        current={current}
        className={`${loaded ? "" : "invisible"} ${controlsClassName}`}
        {...controls}
      />
      <div
        aria-live={rotating ? "off" : "polite"}
        aria-atomic="false"
        className="grid touch-pan-y touch-pinch-zoom"
        {...slidesProps}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.label}`}
            aria-hidden={(loaded && index !== current) || undefined}
            inert={loaded && index !== current}
            data-active={index === current || undefined}
            data-ready={index < ready || undefined}
            className="carousel-slide"
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}

type ControlsProps = Pick<ReturnType<typeof useCarousel>, "current" | "playing" | "show" | "togglePlaying"> & {
  slides: Slide[];
  className: string;
};

function Controls({ slides, current, playing, show, togglePlaying, className }: ControlsProps) {
  return (
    <div className={`z-10 flex flex-wrap items-center gap-2 noscript:hidden ${className}`}>
      <button
        type="button"
        aria-label={playing ? "Stop slide rotation" : "Start slide rotation"}
        onClick={togglePlaying}
        className="carousel-button"
      >
        {playing ? (
          <Icon name="pause" className="size-4 fill-current" />
        ) : (
          <Icon name="play" className="size-4 fill-current" />
        )}
      </button>
      <button type="button" aria-label="Previous slide" onClick={() => show(current - 1)} className="carousel-button">
        <Icon name="chevron-left" className="size-5" />
      </button>
      <button type="button" aria-label="Next slide" onClick={() => show(current + 1)} className="carousel-button">
        <Icon name="chevron-right" className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, the buttons are no form */}
      <div role="group" aria-label="Choose slide" className="ml-2 flex items-center">
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            aria-label={`Slide ${index + 1}: ${slide.label}`}
            aria-disabled={index === current}
            onClick={() => show(index)}
            className="group/dot px-1 py-3"
          >
            <span className="carousel-dot" />
          </button>
        ))}
      </div>
    </div>
  );
}
