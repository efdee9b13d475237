import { fileName, mediaPath } from "@repo/contract/page/media";
import { attributeOf } from "./links";
import { parser } from "./parser";

const UPLOAD = /^\/uploads\/[\w.-]+(?:\?.*)?$/;
const DESTINATION = /(\]\(\s{0,9}<?|\]:\s{0,9}<?)([^\s()<>]{1,2000})/g;

export function withMediaPaths(text: string, cmsUrl: string): string {
  if (!text.includes("/uploads/")) return text;
  const linked = new Set(destinations(text));
  return text.replace(DESTINATION, (whole, opening: string, address: string) => {
    const path = address.startsWith(cmsUrl) ? address.slice(cmsUrl.length) : address;
    return linked.has(address) && UPLOAD.test(path) ? opening + mediaPath(fileName(path.replace(/\?.*/, ""))) : whole;
  });
}

function destinations(text: string): string[] {
  const inline = parser.parse(text, {}).flatMap(({ children }) => children ?? []);
  return inline.flatMap((token) => [attributeOf(token, "href"), attributeOf(token, "src")]);
}
