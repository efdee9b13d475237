import { etag as etagOf } from "etag";
import fresh from "fresh";
import type { Middleware } from "../request/middleware.ts";

const FEED = /^application\/(?:(?:rss\+)?xml|feed\+json)\b/;

export const feedEtags: Middleware = (request, response, next) => {
  const isFeed = () =>
    request.method === "GET" && response.statusCode === 200 && FEED.test(String(response.getHeader("Content-Type")));
  response.holdBody(isFeed, (text) => {
    const etag = etagOf(text, { weak: true });
    response.setHeader("ETag", etag);
    if (!fresh(request.headers, { etag })) return Buffer.from(text);
    response.statusCode = 304;
    response.removeHeader("Content-Length");
    return undefined;
  });
  next();
};
