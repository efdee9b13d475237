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

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live)\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/;
const VIMEO =
  /^https:\/\/(?:(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?|player\.vimeo\.com\/video\/)(\d{1,12})(?:\/?$|[/?#])/;
const HASH = /^[^?#]*\/\d+\/([\da-f]{6,40})(?![^/?#])|[?&]h=([\da-f]{6,40})(?![^&#])/;
const START = /[?&#](?:t|start)=(\d{1,6})s?(?![^&#])/;
const FRAME = /<iframe\s[^<>]{0,2000}?\bsrc\s?=\s?["']([^"'<>]{1,2000})/i;

export function videoAddress(pasted: string): string {
  const source = FRAME.exec(pasted)?.[1]?.replaceAll("&amp;", "&");
  return (source?.replace(/^\/\//, "https://") ?? pasted).trim();
}

export function videoAt(pasted: string): Video | undefined {
  const address = videoAddress(pasted);
  const start = Number(START.exec(address)?.[1]) || undefined;
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) return show("youtube", { id: youtube, start });
  const [, vimeo] = VIMEO.exec(address) ?? [];
  const [, inPath, inQuery] = HASH.exec(address) ?? [];
  return vimeo ? show("vimeo", { id: vimeo, hash: inPath ?? inQuery, start }) : undefined;
}

export function videoProblem(pasted: string): string | undefined {
  return videoAt(pasted)
    ? undefined
    : "The site can't play this. Open one video on YouTube or Vimeo, and paste its address, with https://.";
}

function show(player: keyof typeof VIDEO_PLAYERS, place: Place): Video {
  const { name, embed, watch } = VIDEO_PLAYERS[player];
  return { player: name, embed: embed(place), watch: watch(place) };
}
