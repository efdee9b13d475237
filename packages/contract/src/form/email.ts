import { cleanLine } from "../text/text";

/** Such as zero-width spaces and joiners, direction marks, soft hyphens and variation selectors. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

const ATOM = String.raw`[^\s\p{C}@<>(),;:"\\[\].]+`;
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, "u");

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, "u");

/** Bytes, by RFC 5321 and RFC 1035. Servers take longer names than the 64 bytes that all of them must take. */
const MAX = { address: 254, label: 63 };

/** An address as a person sees it, also where invisible characters were pasted with it. */
export function cleanEmail(text: string): string {
  const address = cleanLine(text).replace(INVISIBLE, "").trim();
  const domain = address.lastIndexOf("@") + 1;
  // Browsers and mail programs take look-alike letters of a domain for the same, but not all of them.
  return address.slice(0, domain) + address.slice(domain).normalize("NFKC");
}

/**
 * Whether SMTP takes it, by RFC 5321 and RFC 6531: one bare address, without a name, comments or quotes, and so safe in
 * the header of a mail. Letters of any script are allowed on both sides. Expects what `cleanEmail` returns.
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
