import { VIEWER_HTML, VIEWER_POLICY } from "./document";

export function GET(): Response {
  return new Response(VIEWER_HTML, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": VIEWER_POLICY,
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
