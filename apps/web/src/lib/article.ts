import "server-only";
import { mediaPath, readFileName } from "@repo/contract/page/media";
import type { LibraryPicture } from "@repo/contract/page/picture";
import type { RenderEnv } from "@repo/markdown/env";
import { renderMarkdown } from "@repo/markdown/markdown";
import { pictureNames } from "@repo/markdown/pictures";
import { listPictures } from "@/cms/pictures";
import { pictureSources } from "@/lib/picture-sources";
import { isScalable } from "@/lib/pictures";
import { absoluteUrl } from "@/lib/seo/structured-data";

const SIZES = "(min-width: 48rem) 44rem, calc(100vw - 2.5rem)";

type Place = Pick<RenderEnv, "topHeading" | "takenAnchors" | "hasLines">;

export async function articleHtml(text: string, place?: Place): Promise<string> {
  return pageHtml(text, await listPictures(pictureNames(text)), place);
}

export function pageHtml(text: string, pictures: LibraryPicture[], place?: Place): string {
  return renderMarkdown(text, { picture: finder(pictures, pageAttributes), address: (path) => path, ...place });
}

/** Renders a text for feed readers, with absolute addresses and one size of each picture. */
export async function feedHtml(text: string, page: string): Promise<string> {
  const pictures = await listPictures(pictureNames(text));
  const address = (path: string) => absoluteUrl(path.startsWith("#") ? page + path : path);
  return renderMarkdown(text, { picture: finder(pictures, feedAttributes), address });
}

type Attributes = NonNullable<ReturnType<RenderEnv["picture"]>>["attributes"];

function finder(pictures: LibraryPicture[], attributes: (picture: LibraryPicture) => Attributes): RenderEnv["picture"] {
  const byName = new Map(pictures.map((picture) => [readFileName(picture.url).original, picture]));
  return (name) => {
    const picture = byName.get(readFileName(name).original);
    return picture && { alternativeText: picture.alternativeText, attributes: attributes(picture) };
  };
}

function pageAttributes({ url, width, height }: LibraryPicture): Attributes {
  const path = mediaPath(url);
  const { src, srcSet } = isScalable(path, width ?? 0, height ?? 0)
    ? pictureSources(path, width ?? 0, SIZES)
    : { src: path };
  return {
    src,
    srcset: srcSet,
    sizes: srcSet && SIZES,
    width: width ?? undefined,
    height: height ?? undefined,
    loading: "lazy",
  };
}

function feedAttributes({ url, width, height }: LibraryPicture): Attributes {
  return { src: absoluteUrl(mediaPath(url)), width: width ?? undefined, height: height ?? undefined };
}
