import { request } from "node:http";

export const withProbe = (socket: string) => ({
  PROBE_SOCKET: socket,
  NODE_OPTIONS: `--import=${import.meta.resolve("@repo/testing/probe")}`,
});

/** Returns milliseconds of the server's processor time, including its answer to this question. */
export const processorUsed = (socket: string) => askProbe<number>(socket, "/processor");

export function askProbe<Answer>(socketPath: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, agent: false }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      resolve(JSON.parse(Buffer.concat(pieces).toString()));
    })
      .on("error", reject)
      .end();
  });
}
