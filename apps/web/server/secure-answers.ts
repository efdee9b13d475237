import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { ENCODINGS, finishedPages } from "./finished-pages.ts";
import { securityHeaders } from "./headers.ts";

/** The overloads of Node.js, to be passed on as they come. */
export type WriteHead = (status: number, ...rest: unknown[]) => ServerResponse;
type Write = (part: unknown, ...rest: unknown[]) => boolean;
type End = (part?: unknown, ...rest: unknown[]) => ServerResponse;
type Part = string | Uint8Array;

const POLICY = "Content-Security-Policy";
/** Text of other types, such as JSON, is UTF-8 by their definition. */
const TEXT_WITHOUT_CHARSET = /^(text\/|[\w.]+\/([\w.-]+\+)?xml)(?!.*charset=)/i;
/** An error in a page's data, as React serialises it. */
const ERROR = /\\"digest\\":\\"([^"\\]+)\\"/;

/** Request header with the error that made the response fail; src/instrumentation.ts sets it. */
export const ERROR_DIGEST = "x-error-digest";

/** Adds security headers. A page without its own CSP is buffered until complete: its policy hashes its scripts. */
export function secureAnswers(
  siteUrl: string,
  distDir: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const headersOf = securityHeaders(siteUrl);
  const pages = finishedPages(siteUrl, distDir);

  return (request, response) => {
    const writeHead = response.writeHead.bind(response) as WriteHead;
    const flushHeaders = response.flushHeaders.bind(response);
    const write = response.write.bind(response) as Write;
    const end = response.end.bind(response) as End;
    const type = () => String(response.getHeader("Content-Type") ?? "");
    const isPage = () => type().startsWith("text/html") && !response.hasHeader(POLICY);
    const parts: Part[] = [];

    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (TEXT_WITHOUT_CHARSET.test(type())) response.setHeader("Content-Type", `${type()}; charset=utf-8`);
      // On a 304 the browser keeps the headers it has.
      for (const [name, value] of status === 304 ? [] : headersOf(type())) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      return writeHead(status, ...rest);
    };
    response.flushHeaders = () => {
      if (!isPage()) flushHeaders();
    };
    response.write = (part: Part, ...rest: unknown[]) => {
      if (!isPage()) return write(part, ...rest);
      parts.push(part);
      return true;
    };
    response.end = (part?: unknown, ...rest: unknown[]) => {
      if (!isPage()) return end(part, ...rest);
      if (part) parts.push(part as Part);
      if (response.statusCode === 500) request.headers[ERROR_DIGEST] ??= ERROR.exec(text(parts))?.[1] ?? "unknown";
      const etag = response.getHeader("ETag")?.toString();
      const isHead = request.method === "HEAD";
      // A page for one visitor is compressed downstream, like everything else.
      const encoding = etag ? new Negotiator(request).encoding(ENCODINGS, { preferred: ENCODINGS }) : undefined;
      const page = pages.known(etag, encoding) ?? (isHead ? undefined : pages.finish(text(parts), etag, encoding));
      if (!page) return end();

      const { body, policy } = page;
      response.setHeader(POLICY, policy);
      response.setHeader("Content-Length", body.length);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      return end(isHead ? undefined : body);
    };
  };
}

const text = (parts: Part[]) => Buffer.concat(parts.map((part) => Buffer.from(part))).toString();
