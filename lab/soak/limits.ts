export type Values = Record<string, number>;
type Done = { applications: number; answers: number; edits: number; looks: number };
type Limits = { least?: number; most: number };

const sent = ({ applications, answers }: Done) => applications + answers;
/** Entries that the editor publishes again and again. */
export const EDITED = 6;
/** The sum of the site's caches in docs/operations.md. */
const CACHES_MB = 50 + 50 + 32 + 64;

const LIMITS: [RegExp, (before: number, done: Done) => Limits][] = [
  [/^least heap MB: /, (before) => ({ most: before * 1.25 + 40 })],
  [/^memory MB: site$/, (before) => ({ most: before * 1.25 + CACHES_MB })],
  [/^memory MB: CMS$/, (before) => ({ most: before * 1.25 + 64 })],
  [/^handles$/, (before) => ({ most: before + 40 })],
  [/^mails not sent$/, () => ({ most: 0 })],
  // One for each, and a new file of the CMS's log.
  [/^files: DATA_DIR$/, (before, done) => ({ least: before + sent(done), most: before + sent(done) + 8 })],
  // Scaled pictures, and pages.
  [/^files: build copies$/, (before) => ({ most: before + 400 })],
  [/^rows: job_applications$/, (before, { applications }) => exactly(before + applications)],
  [/^rows: form_answers$/, (before, { answers }) => exactly(before + answers)],
  [/^rows: (mails|application_events)$/, (before, done) => ({ most: before + 4 * sent(done) })],
  // An entry's first edit keeps what it was before, too.
  [/^rows: versions$/, (before, { edits }) => ({ most: before + edits + EDITED })],
  [/^rows: audit_entries$/, (before, done) => ({ most: before + done.looks + done.edits + 4 * sent(done) })],
  [/^rows: /, (before) => ({ most: before * 1.25 + 20 })],
];

const exactly = (count: number): Limits => ({ least: count, most: count });

export function judge(before: Values, after: Values, done: Done) {
  return Object.entries(after).flatMap(([name, value]) => {
    const was = before[name] ?? 0;
    const { least = 0, most } = LIMITS.find(([of]) => of.test(name))?.[1](was, done) ?? { most: Number.NaN };
    return value === 0 && was === 0 ? [] : [{ name, before: was, after: value, least, most: Math.round(most) }];
  });
}
