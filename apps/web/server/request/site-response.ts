import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { BrotliCompress, Gzip } from "node:zlib";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Callback = (error?: Error | null) => void;
type HeldBody = { isHeld: () => boolean; complete: (body: string) => Buffer | undefined };

export class SiteResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  errorDigest: string | undefined;
  framedBy: string | undefined;
  readonly #parts: Buffer[] = [];
  #headListeners: (() => void)[] = [];
  readonly #bodies: HeldBody[] = [];
  #encoder: BrotliCompress | Gzip | undefined;

  /** Calls `listener` when status and headers are known, but can still be changed. Listeners run in order. */
  beforeHead(listener: () => void): void {
    this.#headListeners.push(listener);
  }

  /** Holds back a body while `isHeld()` is true, and sends what `complete` makes of it. The first such call wins. */
  holdBody(isHeld: HeldBody["isHeld"], complete: HeldBody["complete"]): void {
    this.#bodies.push({ isHeld, complete });
  }

  encodeBody(encoder: BrotliCompress | Gzip): void {
    this.#encoder = encoder;
    encoder.on("data", (part) => super.write(part) || encoder.pause());
    encoder.on("drain", () => this.emit("drain"));
    encoder.once("end", () => super.end());
    encoder.once("error", (error) => this.destroy(error));
    this.on("drain", () => encoder.resume());
    this.once("close", () => encoder.destroy());
  }

  flush(): void {
    this.#encoder?.flush();
  }

  override writeHead(status: number, ...[reason, headers]: [(string | Headers)?, Headers?]): this {
    this.statusCode = status;
    if (typeof reason === "string") this.statusMessage = reason;
    const given = typeof reason === "string" ? headers : reason;
    for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value);
    this.#prepareHead();
    return super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    if (!this.#heldBody()) super.flushHeaders();
  }

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    if (this.#heldBody()) return this.#parts.push(Buffer.from(chunk)) > 0;
    this.#prepareHead();
    if (this.#encoder) return this.#encoder.write(chunk, encoding as BufferEncoding, callback);
    return super.write(chunk, encoding as BufferEncoding, callback);
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): this {
    const held = this.#heldBody();
    if (held) return this.#endHeld(held, chunk as string | Uint8Array | undefined);
    this.#prepareHead();
    if (!this.#encoder) return super.end(chunk, encoding as BufferEncoding, callback);
    this.#encoder.end(chunk, encoding as BufferEncoding, callback);
    return this;
  }

  #heldBody = () => (this.headersSent ? undefined : this.#bodies.find((body) => body.isHeld()));

  #endHeld({ complete }: HeldBody, chunk: string | Uint8Array | undefined): this {
    if (chunk) this.#parts.push(Buffer.from(chunk));
    const body = complete(Buffer.concat(this.#parts).toString());
    if (body) this.setHeader("Content-Length", body.length);
    this.#prepareHead();
    if (!this.#encoder) return super.end(this.req.method === "HEAD" ? undefined : body);
    this.#encoder.end(body);
    return this;
  }

  #prepareHead(): void {
    const listeners = this.#headListeners;
    this.#headListeners = [];
    for (const listener of listeners) listener();
  }
}
