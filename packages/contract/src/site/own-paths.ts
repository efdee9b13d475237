import { isAnswered, pageAt } from "./addresses";

const INNER = /^\/[_.]/;
const DECODINGS = 3;

/** Returns whether the site itself answers. Entries, such as a service, don't count, because they come and go. */
export function isOwn(path: string): boolean {
  const plain = plainPath(path).toLowerCase();
  return isAnswered(plain) || pageAt(plain) !== undefined || INNER.test(plain);
}

/** Returns what a server on the way could read in a path: decoded repeatedly, resolved, without parameters. */
export function plainPath(path: string): string {
  let decoded = path;
  for (let times = 0; times < DECODINGS; times++) decoded = decode(decoded);
  const segments: string[] = [];
  const written = decoded.normalize("NFKC").replace(/[\p{Cc}\p{Cf}]|[?#].*/gsu, "");
  for (const segment of written.split(/[/\\]+/)) {
    const name = segment.replace(/;.*/s, "").trim();
    if (name === "..") segments.pop();
    else if (name && name !== ".") segments.push(name);
  }
  return `/${segments.join("/")}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
