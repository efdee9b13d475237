import { createHmac, timingSafeEqual } from "node:crypto";

export type PreviewClaims = {
  /** The panel session whose end also ends the preview. */
  session: string;
  status: "draft" | "published";
  /** Origin of the panel, which may frame the page: the site itself may know the CMS by an internal address. */
  panel: string;
  path?: string;
};

export const PREVIEW_LIFETIME_S = 60 * 60;

export function signPreview(claims: PreviewClaims, secret: string): string {
  const expires = now() + PREVIEW_LIFETIME_S * 1000;
  const content = Buffer.from(JSON.stringify({ ...claims, expires })).toString("base64url");
  return `${content}.${digest(content, secret).toString("base64url")}`;
}

/** @param secrets several while the secret is exchanged @returns `null` if it is expired or signed with none of them */
export function readPreview(token: string | undefined, secrets: readonly string[]): PreviewClaims | null {
  const [content = "", signature = ""] = token?.split(".") ?? [];
  const given = Buffer.from(signature, "base64url");
  const isSigned = secrets.some((secret) => {
    const expected = digest(content, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return null;
  const { expires, ...claims } = JSON.parse(Buffer.from(content, "base64url").toString());
  return expires > now() ? claims : null;
}

/** Replaces `Date.now()`: Next.js takes a page that calls it for one that can't be pre-rendered, and logs that. */
const now = () => performance.timeOrigin + performance.now();

const digest = (content: string, secret: string) => createHmac("sha256", secret).update(content).digest();
