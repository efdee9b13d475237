import { isSite } from "../site-token";

/** Lets the site's own server through, which shows the token of the setting SITE_TOKEN. */
export default (context: { request: { headers: Record<string, string | string[] | undefined> } }) =>
  isSite(context.request.headers);
