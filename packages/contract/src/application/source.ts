/** The origin of an applicant's visit. `source` is counted: it is `utm_source`, or else the referring host. */
export type ApplicationSource = Record<
  "source" | "source_medium" | "source_campaign" | "source_referrer",
  string | null
>;

const SOURCE_FIELDS = ["utm_source", "utm_medium", "utm_campaign", "referrer"] as const;

export type SourceFields = { [name in (typeof SOURCE_FIELDS)[number]]?: unknown };

const TEXT_MAX = 100;
/** Excludes email addresses, markup and texts that a spreadsheet takes for a formula. */
const TEXT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+:~|-]*$/u;
const HOST = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/;

/** Never throws: a link that somebody else broke must not keep anybody from applying. */
export function readSource(sent: SourceFields): ApplicationSource {
  const referrer = hostOf(sent.referrer);
  return {
    source: textOf(sent.utm_source) ?? referrer,
    source_medium: textOf(sent.utm_medium),
    source_campaign: textOf(sent.utm_campaign),
    source_referrer: referrer,
  };
}

function textOf(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > 10 * TEXT_MAX) return null;
  const text = sent.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase().slice(0, TEXT_MAX).trim();
  return TEXT.test(text) ? text : null;
}

/** Returns only the host, because the path of another site's page may identify a person. */
function hostOf(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > TEXT_MAX) return null;
  const host = sent
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
  return HOST.test(host) && !/^[\d.]+$/.test(host) ? host : null;
}

export function sourceText({ source, source_medium, source_campaign, source_referrer }: ApplicationSource): string {
  const from = source_referrer && source_referrer !== source ? `from ${source_referrer}` : "";
  return [source, source_medium, source_campaign, from].filter(Boolean).join(" · ") || "Not known";
}

export type JobSources = {
  total: number;
  sources: { source: string | null; applications: number; hired: number }[];
  others: number;
};

export const SOURCES_SHOWN = 20;
