import path from "node:path";
import { MEDIA_TYPES, mediaType } from "@repo/contract/page/media";

const JPEG = /\.(jfif|jfi|jif|jpe|pjpeg|pjp)$/i;

/** Returns the name with the ending of `type`, if it has that of another picture. Others are refused later. */
export function namedByContent(name: string, type: string | undefined): string {
  const [ending] = Object.entries(MEDIA_TYPES).find(([, known]) => known === type) ?? [];
  const named = JPEG.test(name) ? "" : mediaType(name);
  return ending === undefined || named === undefined || named === type ? name : `${path.parse(name).name}.${ending}`;
}
