import type { Section } from "@repo/cms-client/section-pages";
import { videoAt } from "@repo/rules/video";
import { Picture } from "@/components/picture";
import { LazyVideoPlayer } from "./lazy-parts";

/** A still; the player is asked for nothing before a visitor chooses to watch. */
export function VideoSection({ section: { title, still, address } }: { section: Section<"ComponentSectionVideo"> }) {
  const video = videoAt(address);
  const picture = (
    <Picture
      picture={still}
      sizes="(min-width: 1080px) 1024px, 92vw"
      className="absolute inset-0 size-full object-cover"
    />
  );
  return (
    <div className="mx-auto mt-10 max-w-5xl first:mt-0">
      {video ? (
        <LazyVideoPlayer {...video} title={title || "Video"}>
          {picture}
        </LazyVideoPlayer>
      ) : (
        <div className="relative aspect-video overflow-hidden rounded-card">{picture}</div>
      )}
    </div>
  );
}
