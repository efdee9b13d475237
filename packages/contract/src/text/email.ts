import { cleanLine } from "./text";

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

const ATOM = String.raw`[^\s\p{C}@<>(),;:"\\[\].]+`;
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, "u");

/** Limits in bytes by RFC 5321 and RFC 1035. The name before the @ may exceed 64 bytes, because servers accept that. */
const MAX = { address: 254, label: 63 };

export function cleanEmail(text: string): string {
  const address = cleanLine(text).replace(INVISIBLE, "").trim();
  const domain = address.lastIndexOf("@") + 1;
  // Only some browsers and mail programs treat look-alike letters of a domain as the same, so they are normalized here.
  return address.slice(0, domain) + address.slice(domain).normalize("NFKC");
}

/** Follows RFC 5321 and 6531. A bare address without quotes is safe in a mail header. Expects `cleanEmail`'s result. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (text.length > MAX.address || !LOCAL.test(local) || !DOMAIN.test(domain)) return false;
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : "";
  return (
    host !== "" &&
    new TextEncoder().encode(`${local}@${host}`).length <= MAX.address &&
    host.split(".").every((label) => label.length <= MAX.label)
  );
}
