import { publish } from "#server/watch/channels";

export const onRequestError = (error: unknown): void =>
  publish("site:errors", (error as { digest?: string } | null)?.digest);
