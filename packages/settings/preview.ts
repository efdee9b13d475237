import { createHmac, timingSafeEqual } from "node:crypto";
import type { RotatingSecret } from "./secrets.ts";

export type PreviewClaims = {
  /** The panel session whose end also ends the preview. */
  session: string;
  status: "draft" | "published";
  /** Origin of the panel, which may frame the page: the site itself may know the CMS by an internal address. */
  panel: string;
  path?: string;
};

export const PREVIEW_LIFETIME_S = 60 * 60;

export function signPreview(claims: PreviewClaims, secret: RotatingSecret): string {
  const expires = now() + PREVIEW_LIFETIME_S * 1000;
  const content = Buffer.from(JSON.stringify({ ...claims, expires })).toString("base64url");
  return `${content}.${digest(content, secret.current).toString("base64url")}`;
}

/** `null` if it has expired, or wasn't signed with an accepted value. */
export function readPreview(token: string | undefined, { accepted }: RotatingSecret): PreviewClaims | null {
  const [content = "", signature = ""] = token?.split(".") ?? [];
  const given = Buffer.from(signature, "base64url");
  const isOurs = accepted.some((value) => {
    const expected = digest(content, value);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  const { expires, ...claims } = JSON.parse(Buffer.from(content, "base64url").toString());
  return expires > now() ? claims : null;
}

/** Cookies ignore ports: several instances on localhost need different names. */
export const previewCookie = ({ siteIsLocal, webPort }: { siteIsLocal: boolean; webPort: number }) =>
  siteIsLocal ? `site-${webPort}-preview` : "__Host-preview";

/** Next.js doesn't prerender a page that calls `Date.now()`, and logs that. */
const now = () => performance.timeOrigin + performance.now();

const digest = (content: string, secret: string) => createHmac("sha256", secret).update(content).digest();
