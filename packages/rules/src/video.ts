/** Players whose frames the site allows, and only once a visitor has chosen to watch. */
export const VIDEO_PLAYERS = {
  youtube: {
    name: "YouTube",
    origin: "https://www.youtube-nocookie.com",
    embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    watch: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: "Vimeo",
    origin: "https://player.vimeo.com",
    embed: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    watch: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;

type Player = keyof typeof VIDEO_PLAYERS;

export type Video = { player: string; embed: string; watch: string };

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})\/?$/;

/** The video at an address of a known player; undefined at any other. */
export function videoAt(address: string): Video | undefined {
  const found = URL.canParse(address) ? idAt(new URL(address)) : undefined;
  if (!found) return undefined;
  const { name, embed, watch } = VIDEO_PLAYERS[found.player];
  return { player: name, embed: embed(found.id), watch: watch(found.id) };
}

function idAt({ protocol, hostname, pathname, searchParams }: URL): { player: Player; id: string } | undefined {
  if (protocol !== "https:") return undefined;
  if (VIMEO.test(hostname)) {
    const id = VIMEO_PATH.exec(pathname)?.[1];
    return id ? { player: "vimeo", id } : undefined;
  }
  const [, place = "", rest = ""] = pathname.split("/");
  const id = hostname === "youtu.be" ? place : YOUTUBE.test(hostname) && youtubeId(place, rest, searchParams);
  return id && YOUTUBE_ID.test(id) ? { player: "youtube", id } : undefined;
}

function youtubeId(place: string, rest: string, query: URLSearchParams): string | null {
  if (place === "watch") return query.get("v");
  return ["embed", "shorts", "live"].includes(place) ? rest : null;
}
