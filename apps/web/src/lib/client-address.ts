/**
 * The visitor's address, which limits are counted by. `server.mjs` sets the header from the connection; whatever a
 * visitor sends under this name is overwritten there.
 */
export function clientAddress(request: Request): string {
  return request.headers.get("x-client-address") ?? "unknown";
}
