import { videoAt } from "@repo/contract/page/video";
import type { Section } from "@/cms/section-pages";
import { Picture } from "@/components/picture";
import { LazyVideoPlayer } from "./lazy-parts";

/** Shows a still. Nothing is requested from the player until a visitor chooses to watch. */
export function VideoSection({ section: { title, still, address } }: { section: Section<"ComponentSectionVideo"> }) {
  const video = videoAt(address);
  const picture = (
    <Picture
      picture={still}
      sizes="(min-width: 1240px) 1176px, 92vw"
      className="absolute inset-0 size-full object-cover"
    />
  );
  return (
    <div className="mt-10 first:mt-0">
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
