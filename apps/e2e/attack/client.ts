import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** This limit only ends requests that hang. */
const TIMEOUT_MS = 120_000;
const MAX_BYTES = 2 * 1024 ** 2;

export type Question = {
  method: string;
  /** May have any characters: those that a request line can't have are encoded. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** `status` is 0 when the connection ends without an answer. */
export function ask(origin: string, question: Question, tries = 3): Promise<Answer> {
  const { method, path, headers = {}, body } = question;
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const ended = (status: number, headers: IncomingHttpHeaders, text: string) => resolve({ status, headers, text });
    const asked = request(
      { agent, hostname, port, method, path: legal(path), headers: { ...length, ...headers }, timeout: TIMEOUT_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MAX_BYTES) chunks.push(chunk);
        });
        answer.on("end", () => ended(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString()));
        answer.on("error", () => ended(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString()));
      },
    );
    asked.on("timeout", () => asked.destroy());
    // A server that refuses a body closes the connection, sometimes before its answer is read.
    asked.on("error", ({ message, code = "" }: NodeJS.ErrnoException) =>
      ["ECONNRESET", "EPIPE"].includes(code) && (asked.reusedSocket || (body && tries > 1))
        ? resolve(ask(origin, question, tries - 1))
        : ended(0, {}, message),
    );
    asked.end(body);
  });
}

const legal = (path: string) =>
  path.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
