/** The players whose frames the site allows. They load only once a visitor chooses to watch. */
export const VIDEO_PLAYERS = {
  youtube: {
    name: "YouTube",
    origin: "https://www.youtube-nocookie.com",
    embed: ({ id, start }: Place) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ""}`,
    watch: ({ id, start }: Place) => `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  },
  vimeo: {
    name: "Vimeo",
    origin: "https://player.vimeo.com",
    embed: ({ id, hash, start }: Place) =>
      `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ""}${start ? `#t=${start}s` : ""}`,
    watch: ({ id, hash, start }: Place) =>
      `https://vimeo.com/${id}${hash ? `/${hash}` : ""}${start ? `#t=${start}s` : ""}`,
  },
} as const;

/** `hash` opens an unlisted Vimeo video. `start` is in seconds. */
type Place = { id: string; hash?: string; start?: number };

export type Video = { player: string; embed: string; watch: string };

const YOUTUBE = /^(?:(?:www|m|music|gaming)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_SHORT = /^(?:www\.)?youtu\.be$/;
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:(?:manage\/)?videos?\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([0-9a-f]{6,40}))?\/?$/;
const VIMEO_HASH = /^[0-9a-f]{6,40}$/;

const FRAME = /<iframe\s[^<>]{0,2000}?\bsrc\s?=\s?["']([^"'<>]{1,2000})/i;
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

const NO_VIDEOS: [RegExp, string][] = [
  [/youtube\.com\/(?:playlist|embed\/videoseries)\b/, "a playlist"],
  [/youtube\.com\/(?:@|(?:channel|c|user)\/|embed\/live_stream\b)/, "a channel"],
  [/youtube\.com\/clip\//, "a clip"],
  [/vimeo\.com\/(?:album|showcase)\//, "a showcase"],
  [/vimeo\.com\/(?:event|webinars)\//, "an event"],
  [/vimeo\.com\/ondemand\//, "a video on demand"],
];

/** Returns the address in a pasted embed code, and any other text unchanged. */
export function videoAddress(pasted: string): string {
  const source = FRAME.exec(pasted)?.[1]?.replaceAll("&amp;", "&");
  return (source?.replace(/^\/\//, "https://") ?? pasted).trim();
}

/** Returns the video at a known player's address or in its embed code, otherwise undefined. */
export function videoAt(pasted: string): Video | undefined {
  const address = videoAddress(pasted);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== "https:") return undefined;
  const { name, embed, watch } = VIDEO_PLAYERS[VIMEO.test(url.hostname) ? "vimeo" : "youtube"];
  const found = VIMEO.test(url.hostname) ? onVimeo(url) : onYoutube(url);
  if (!found) return undefined;
  const place = { ...found, start: startOf(url) };
  return { player: name, embed: embed(place), watch: watch(place) };
}

export function videoProblem(pasted: string): string | undefined {
  if (videoAt(pasted)) return undefined;
  const other = NO_VIDEOS.find(([address]) => address.test(videoAddress(pasted)))?.[1];
  return other
    ? `This leads to ${other}, which the site can't play. Open one video, and paste its address.`
    : "The site can't play this. Paste the address of a video on YouTube or Vimeo, with https://.";
}

function onVimeo({ pathname, searchParams }: URL): Place | undefined {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  const hash = inPath ?? searchParams.get("h") ?? "";
  return id ? { id, hash: VIMEO_HASH.test(hash) ? hash : undefined } : undefined;
}

function onYoutube({ hostname, pathname, searchParams }: URL): Place | undefined {
  const [, place = "", rest = ""] = pathname.split("/");
  const id = YOUTUBE_SHORT.test(hostname) ? place : YOUTUBE.test(hostname) && youtubeId(place, rest, searchParams);
  return id && YOUTUBE_ID.test(id) ? { id } : undefined;
}

function youtubeId(place: string, rest: string, query: URLSearchParams): string | null {
  if (place === "watch") return query.get("v") ?? rest;
  return ["embed", "shorts", "live", "v", "e"].includes(place) ? rest : null;
}

/** Reads a time that is written as `90`, `90s` or `1m30s`. */
function startOf({ searchParams, hash }: URL): number | undefined {
  const written = ["t", "start", "time_continue"].map((name) => searchParams.get(name)).find(Boolean);
  const [, hours, minutes, seconds] = TIME.exec(written ?? /^#t=(.+)/.exec(hash)?.[1] ?? "") ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start || undefined;
}
