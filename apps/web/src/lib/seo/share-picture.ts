import { fileName } from "@repo/contract/page/media";
import { SOCIAL_IMAGE } from "./social-card";

const MAX_HEIGHT = 2 * SOCIAL_IMAGE.width;

type Size = { width: number; height: number };

export const sharePicturePath = (url: string) => `/social/picture/${fileName(url)}.jpg`;

export function sharedSize({ width, height }: Size): Size {
  const scale = Math.min(SOCIAL_IMAGE.width / width, MAX_HEIGHT / height);
  return { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 };
}
