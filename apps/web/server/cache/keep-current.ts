import { now } from "./clock.ts";
import { isStale } from "./tags.ts";

const PAUSE_MS = 1_000;
const TIMEOUT_MS = 1_000;

type Current<Content> = () => Content | undefined | Promise<Content | undefined>;

export function keepCurrent<Content>(tags: string[], lifeMs: number, read: () => Promise<Content>): Current<Content> {
  let kept: { at: number; content: Content } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const at = now();
    kept = { at, content: await read() };
    asking = undefined;
  }

  return () => {
    if (kept && !isStale(tags, kept.at) && kept.at + lifeMs >= now()) return kept.content;
    asking ??= ask().catch(() => void setTimeout(() => (asking = undefined), PAUSE_MS).unref());
    return asking.then(() => kept?.content);
  };
}

export async function readJson<Answer>(address: URL, token: string): Promise<Answer> {
  const answer = await fetch(address, {
    headers: { "x-site-token": token },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The CMS answers ${answer.status}.`);
  return (await answer.json()) as Answer;
}
