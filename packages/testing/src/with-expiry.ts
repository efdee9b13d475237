import { createHmac } from "node:crypto";

export function withExpiry(token: string, seconds: number, secret: string): string {
  const [header = "", claims = ""] = token.split(".");
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const changed = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), exp };
  const signed = `${header}.${Buffer.from(JSON.stringify(changed)).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}
