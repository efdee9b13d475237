import type { IncomingMessage } from "node:http";
import { RequestCookies } from "next/dist/compiled/@edge-runtime/cookies/index.js";

/** A name in the sense of RFC 6265; some readers trim any other, or find another name in it. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Next.js's own reading. What `change` leaves is written back without anything that others could read otherwise. */
export function withCookies<Result>({ headers }: IncomingMessage, change: (cookies: RequestCookies) => Result): Result {
  const cookies = new RequestCookies(new Headers({ cookie: headers.cookie ?? "" }));
  cookies.delete([...cookies].map(([name]) => name).filter((name) => !NAME.test(name)));
  const result = change(cookies);
  if (cookies.size > 0) headers.cookie = cookies.toString();
  else delete headers.cookie;
  return result;
}
