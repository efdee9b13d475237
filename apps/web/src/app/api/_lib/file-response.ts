const HEADERS = ["content-type", "content-length", "content-disposition", "x-content-type-options"];

export function fileResponse(file: Pick<Response, "body" | "headers">): Response {
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { headers });
}
