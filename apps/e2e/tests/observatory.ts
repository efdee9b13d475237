export type Scan = { headers: Headers; html: string; cookies: string[]; preflight: Headers };

type Finding = [result: string, modifier: number];

const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_768_000;
const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const PRIVATE_REFERRER = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** Applies Mozilla's rules (mdn-http-observatory 1.6, src/grader/charts.js): the package can't scan local addresses. */
export function observatoryScore(scan: Scan): { score: number; findings: Record<string, Finding> } {
  const findings = {
    "content-security-policy": contentSecurityPolicy(scan),
    cookies: cookies(scan),
    "cross-origin-opener-policy": crossOrigin(scan, "cross-origin-opener-policy", [
      "same-origin",
      "same-origin-allow-popups",
    ]),
    "cross-origin-resource-policy": crossOrigin(scan, "cross-origin-resource-policy", ["same-origin", "same-site"]),
    "cross-origin-resource-sharing": sharing(scan),
    "referrer-policy": referrer(scan),
    "strict-transport-security": strictTransport(scan),
    "subresource-integrity": integrity(scan),
    "x-content-type-options": contentTypeOptions(scan),
    "x-frame-options": frameOptions(scan),
  } satisfies Record<string, Finding>;
  const modifiers = Object.values(findings).map(([, modifier]) => modifier);
  const sum = (all: number[]) => all.reduce((total, modifier) => total + modifier, 100);
  const deducted = sum(modifiers.filter((modifier) => modifier < 0));
  return { score: Math.max(0, deducted < BONUS_FROM ? deducted : sum(modifiers)), findings };
}

function directivesOf({ headers }: Scan): Map<string, string[]> | null {
  const policy = headers.get("content-security-policy");
  if (!policy) return null;
  const parsed = policy.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
  const directives = new Map(parsed.map(([name = "", ...sources]) => [name, sources]));
  return directives.size === parsed.length ? directives : null;
}

function contentSecurityPolicy(scan: Scan): Finding {
  const policy = directivesOf(scan);
  if (!policy) return ["missing, or invalid", -25];
  const byDefault = policy.get("default-src") ?? ["*"];
  const sources = (name: string) => policy.get(name) ?? byDefault;
  const has = (all: string[], ...unwanted: string[]) => all.some((source) => unwanted.includes(source));
  const hashed = (all: string[]) => all.some((source) => /^'(nonce|sha\d+)-/.test(source));
  const inline = (all: string[]) => has(all, "data:") || (has(all, "'unsafe-inline'") && !hashed(all));
  const overHttp = (all: string[]) => all.some((source) => /^(http|ftp):/.test(source));
  const pictures = ["img-src", "media-src"];

  if (has(sources("script-src"), "'strict-dynamic'") && !hashed(sources("script-src"))) return ["invalid", -25];
  if (inline(sources("script-src")) || has([...sources("script-src"), ...sources("object-src")], ...BROAD)) {
    return ["unsafe scripts", -20];
  }
  if ([...policy].some(([name, all]) => !pictures.includes(name) && overHttp(all))) return ["insecure sources", -20];
  if (has([...sources("script-src"), ...sources("style-src")], "'unsafe-eval'")) return ["unsafe-eval", -10];
  if (pictures.some((name) => overHttp(sources(name)))) return ["insecure pictures", -10];
  if (inline(sources("style-src")) || has(sources("style-src"), ...BROAD)) return ["unsafe styles", 0];
  return byDefault.join() === "'none'" ? ["nothing unsafe, default-src 'none'", 10] : ["nothing unsafe", 5];
}

function cookies({ cookies, ...scan }: Scan): Finding {
  if (cookies.length === 0) return ["none", 0];
  const all = cookies.map((cookie) => cookie.toLowerCase());
  const session = all.filter((cookie) => /^[^=]*(login|sess)/.test(cookie));
  const without = (attribute: RegExp, some = all) => some.some((cookie) => !attribute.test(cookie));
  if (without(/; secure/, session))
    return ["session without Secure", strictTransport({ cookies, ...scan })[1] ? -40 : -10];
  if (without(/; httponly/, session)) return ["session without HttpOnly", -30];
  if (without(/; secure/)) return ["without Secure", strictTransport({ cookies, ...scan })[1] ? -20 : -5];
  return without(/; samesite=(lax|strict)/) ? ["without SameSite", 0] : ["Secure, HttpOnly and SameSite", 5];
}

function crossOrigin({ headers }: Scan, name: string, strict: string[]): Finding {
  const value = headers.get(name) ?? "not set";
  return [value, strict.includes(value) ? 10 : 0];
}

function sharing({ preflight, headers }: Scan): Finding {
  const open = [preflight, headers].some((each) => {
    const origin = each.get("access-control-allow-origin");
    return origin && origin !== "*" && each.get("access-control-allow-credentials") === "true";
  });
  return open ? ["universal, with credentials", -50] : ["not shared", 0];
}

function referrer({ headers }: Scan): Finding {
  const policy = headers.get("referrer-policy");
  if (!policy) return ["not set", 0];
  return PRIVATE_REFERRER.includes(policy) ? [policy, 5] : [policy, -5];
}

function strictTransport({ headers }: Scan): Finding {
  const age = /(?:^|;\s*)max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (!age) return ["not set", -20];
  return Number(age) < SIX_MONTHS_S ? ["less than six months", -10] : ["six months or more", 0];
}

function integrity({ html }: Scan): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = ""]) => /^(https?:)?\/\//.test(src));
  if (foreign.some(([, src = ""]) => !src.startsWith("https:"))) return ["foreign scripts over http", -50];
  if (foreign.some(([element]) => !element.includes("integrity="))) return ["foreign scripts without a hash", -5];
  return scripts.some(([element]) => element.includes("integrity=")) ? ["hashes", 5] : ["own scripts alone", 0];
}

function contentTypeOptions({ headers }: Scan): Finding {
  return headers.get("x-content-type-options") === "nosniff" ? ["nosniff", 0] : ["not set", -5];
}

function frameOptions(scan: Scan): Finding {
  if (directivesOf(scan)?.has("frame-ancestors")) return ["frame-ancestors", 5];
  const value = scan.headers.get("x-frame-options")?.toLowerCase() ?? "not set";
  return ["deny", "sameorigin"].includes(value) ? [value, 5] : [value, -20];
}
