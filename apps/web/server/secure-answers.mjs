import Negotiator from "negotiator";
import { ENCODINGS, finishedPages } from "./finished-pages.mjs";
import { securityHeaders } from "./headers.mjs";

const POLICY = "Content-Security-Policy";
/** An error in a page's data, as React serialises it. */
const ERROR = /\\"digest\\":\\"([^"\\]+)\\"/;

/** Request header with the error that made the response fail; src/instrumentation.ts sets it. */
export const ERROR_DIGEST = "x-error-digest";

/**
 * Adds security headers. A page without its own CSP is buffered until complete: its policy hashes its scripts.
 * @param {string} siteUrl
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void}
 */
export function secureAnswers(siteUrl) {
  const headersOf = securityHeaders(siteUrl);
  const pages = finishedPages(siteUrl);

  return (request, response) => {
    const writeHead = response.writeHead.bind(response);
    const flushHeaders = response.flushHeaders.bind(response);
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    const type = () => String(response.getHeader("Content-Type") ?? "");
    const isPage = () => type().startsWith("text/html") && !response.hasHeader(POLICY);
    const parts = [];

    response.writeHead = (status, ...rest) => {
      // On a 304 the browser keeps the headers it has.
      for (const [name, value] of status === 304 ? [] : headersOf(type())) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      return writeHead(status, ...rest);
    };
    response.flushHeaders = () => {
      if (!isPage()) flushHeaders();
    };
    response.write = (part, ...rest) => {
      if (!isPage()) return write(part, ...rest);
      parts.push(part);
      return true;
    };
    response.end = (part, ...rest) => {
      if (!isPage()) return end(part, ...rest);
      if (part) parts.push(part);
      if (response.statusCode === 500) request.headers[ERROR_DIGEST] ??= ERROR.exec(text(parts))?.[1] ?? "unknown";
      const etag = response.getHeader("ETag");
      const isHead = request.method === "HEAD";
      const page = pages.known(etag) ?? (isHead ? undefined : pages.finish(text(parts), etag));
      if (!page) return end();

      // A page for one visitor is compressed downstream, like everything else.
      const encoding = etag && new Negotiator(request).encoding(ENCODINGS, { preferred: ENCODINGS });
      const body = page.encode(encoding);
      response.setHeader(POLICY, page.policy);
      response.setHeader("Content-Length", body.length);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      return end(isHead ? undefined : body);
    };
  };
}

/** @param {(string | Uint8Array)[]} parts */
const text = (parts) => Buffer.concat(parts.map((part) => Buffer.from(part))).toString();
