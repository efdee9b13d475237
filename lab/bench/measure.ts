export type Row = ReturnType<typeof summary> & {
  failed?: number;
  "per second"?: number;
  KiB?: number;
  "CPU s"?: number;
};

/** Sends `count` requests, `concurrency` at a time. Another status fails. Times are ms to the end of the response. */
export async function measure(
  what: string,
  count: number,
  concurrency: number,
  request: () => Promise<Response>,
  status?: number,
) {
  const times: number[] = [];
  let failed = 0;
  let left = count;
  const started = performance.now();
  const worker = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      const response = await request();
      await response.arrayBuffer();
      times.push(performance.now() - begun);
      if (status ? response.status !== status : !response.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { ...summary(what, times), failed, "per second": Math.round((count / (performance.now() - started)) * 1000) };
}

export function summary(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  return { what, requests: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
