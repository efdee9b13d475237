import { cleanLine } from "./text";

/** Matches zero-width spaces and joiners, direction marks, soft hyphens, variation selectors and the like. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

const ATOM = String.raw`[^\s\p{C}@<>(),;:"\\[\].]+`;
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, "u");

/** Limits in bytes by RFC 5321 and RFC 1035. The name before the @ may exceed 64 bytes, because servers accept that. */
const MAX = { address: 254, label: 63 };

/** Returns an address as a person sees it, without invisible characters that were pasted with it. */
export function cleanEmail(text: string): string {
  const address = cleanLine(text).replace(INVISIBLE, "").trim();
  const domain = address.lastIndexOf("@") + 1;
  // Only some browsers and mail programs treat look-alike letters of a domain as the same, so they are normalized here.
  return address.slice(0, domain) + address.slice(domain).normalize("NFKC");
}

/**
 * Returns whether SMTP accepts the address (RFC 5321 and RFC 6531). It must be one bare address without a name,
 * comments or quotes, which makes it safe in a mail header. Both sides may have letters of any script. Expects the
 * result of `cleanEmail`.
 */
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
