import { isSite } from "../access/site-token";

export default (context: { request: { headers: Record<string, string | string[] | undefined> } }) =>
  isSite(context.request.headers);
