import { type Middleware, pathOf } from "../request/middleware.ts";

const HEADER = "x-application-token";
const LINK = /^\/applications\/(?!(?:deleted|link-sent|lost-link)(?:\/|$))([^/]+)(\/delete)?\/?$/;

const CALENDAR = /^\/applications\/calendar\/([^/]+)\.ics$/;

export const privateLinks: Middleware = (request, _response, next) => {
  delete request.headers[HEADER];
  const { url = "" } = request;
  const path = pathOf(request);
  const [, token, action = ""] = LINK.exec(path) ?? [];
  const [, calendar] = CALENDAR.exec(path) ?? [];
  if (token || calendar) {
    request.headers[HEADER] = token ?? calendar;
    request.url = (token ? `/applications/mine${action}` : "/api/interview-feed") + url.slice(path.length);
  }
  next();
};
