export type Values = Record<string, number>;
/** `limit` is the most that `after` may be. */
export type Verdict = { name: string; before: number; after: number; limit: number; why: string };
/** Content that people sent or wrote, which may grow during the run. */
export type Content = { applications: number; answers: number; edits: number; planned: number; looks: number };

type Limit = { of: RegExp; most: (before: number, content: Content) => number; why: string };

const sent = ({ applications, answers }: Content) => applications + answers;
const FEW = 8;
const POOL = 10;
/** The sum of the caches in docs/operations.md: Next.js's pages, data, processed pages, and other replicas' pages. */
const SITE_CACHES_MB = 50 + 50 + 32 + 64;

const LIMITS: Limit[] = [
  {
    of: /^memory MB: site$/,
    most: (before) => before * 1.25 + SITE_CACHES_MB,
    why: `a quarter more, and the ${SITE_CACHES_MB} MB that its caches may hold`,
  },
  { of: /^memory MB: (CMS|PostgreSQL)$/, most: (before) => before * 1.25 + 64, why: "a quarter more and 64 MB" },
  { of: /^memory MB: /, most: (before) => before * 1.25 + 24, why: "a quarter more and 24 MB" },
  {
    of: /^buffers MB: site$/,
    most: (before) => before * 1.25 + SITE_CACHES_MB,
    why: `a quarter more, and the ${SITE_CACHES_MB} MB that its caches may hold`,
  },
  { of: /^least heap MB: /, most: (before) => before * 1.25 + 40, why: "a quarter more and 40 MB" },
  { of: /^(heap|buffers) MB: /, most: (before) => before * 1.25 + 40, why: "a quarter more and 40 MB" },
  {
    of: /^handles: PostgreSQL$/,
    most: (before) => before + 150 * POOL,
    why: "150 for each of the ten connections that the CMS may open",
  },
  { of: /^threads: PostgreSQL$/, most: (before) => before + POOL + 4, why: "one for each of these connections, and 4" },
  { of: /^handles: edge$/, most: (before) => before + 120, why: "120 more: connections that visitors keep alive" },
  { of: /^handles: /, most: (before) => before + 20, why: "20 more" },
  { of: /^active handles: /, most: (before) => before + 20, why: "20 more" },
  { of: /^threads: /, most: (before) => before + 4, why: "4 more" },
  { of: /^requests in progress: /, most: (before) => before, why: "as before" },
  { of: /^connections$/, most: () => 11, why: "10 of the CMS's pool and its lock" },
  {
    of: /^files: DATA_DIR$/,
    most: (before, content) => before + sent(content) + FEW,
    why: "a file for each application and answer kept, and the CMS's logs",
  },
  {
    of: /^file MB: DATA_DIR$/,
    most: (before, content) => before + 0.14 * sent(content) + 60,
    why: "0.14 MB for each application and answer kept, and 60 MB of the CMS's logs",
  },
  { of: /^files: build copies$/, most: (before) => before + 400, why: "400 more: scaled pictures and pages" },
  { of: /^file MB: build copies$/, most: (before) => before + 60, why: "60 MB more: scaled pictures and pages" },
  { of: /^file MB: logs$/, most: () => 60, why: "60 MB since the last rotation" },
  {
    of: /^rows: (job_applications|form_answers)$/,
    most: (before, content) => before + sent(content),
    why: "one for each kept",
  },
  {
    of: /^rows: (mails|application_events)$/,
    most: (before, content) => before + 4 * sent(content),
    why: "four for each application and answer kept",
  },
  {
    of: /^rows: audit_entries$/,
    most: (before, content) => before + content.looks + content.edits + 4 * sent(content),
    why: "one for each look or change of a recruiter, which are kept for good",
  },
  {
    of: /^rows: strapi_sessions$/,
    most: (before, content) => before + content.edits,
    why: "one for each renewal of an editor's session, until it expires",
  },
  {
    of: /^rows: (rate_limits|search_words)$/,
    most: (before) => before * 1.25 + 20,
    why: "a quarter more and 20",
  },
  {
    of: /^MB: database$/,
    most: (before, content) => before * 1.1 + 0.05 * (sent(content) + content.edits) + 4,
    why: "a tenth more, 50 kB for each application, answer and edit, and 4 MB",
  },
  { of: /^MB: WAL$/, most: () => 1_024, why: "PostgreSQL's `max_wal_size`" },
  { of: /^MB: Redis$/, most: () => 192, why: "its `maxmemory`" },
  { of: /^Redis keys$/, most: () => 2_000, why: "the pages and data of the site, each once" },
  { of: /^Redis messages$/, most: () => 110_000, why: "the 100,000 that are kept, about" },
  {
    of: /^rows: versions$/,
    most: (before, content) => before + content.edits + content.planned * 2,
    why: "one for each change, of which the last fifty of an entry are kept",
  },
];

/** Judges the quantities that may not grow on their own. One without a limit is only shown. */
export function judge(before: Values, after: Values, content: Content): Verdict[] {
  return Object.keys(after).flatMap((name) => {
    const limit = LIMITS.find(({ of }) => of.test(name));
    if (!limit || before[name] === undefined) return [];
    return [
      {
        name,
        before: before[name],
        after: after[name] ?? Number.NaN,
        limit: Math.round(limit.most(before[name], content) * 100) / 100,
        why: limit.why,
      },
    ];
  });
}

export const grown = (verdicts: Verdict[]) => verdicts.filter(({ after, limit }) => !(after <= limit));

/** Returns each quantity's median, because a sample may coincide with a statement or a request. */
export function median(samples: Values[]): Values {
  const names = [...new Set(samples.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => {
      const sorted = samples.flatMap((values) => values[name] ?? []).sort((one, other) => one - other);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );
}

/** Returns each heap's minimum during a day, which is what remains after a collection. */
export function leastHeaps(samples: { at: number; values: Values }[], from: number, to: number): Values {
  const names = ["heap MB: site", "heap MB: CMS"];
  const during = samples.filter(({ at }) => at >= from && at < to);
  return Object.fromEntries(
    names.map((name) => [`least ${name}`, Math.min(...during.flatMap(({ values }) => values[name] ?? []))]),
  );
}
