import Negotiator from "negotiator";
import { type Middleware, pathOf } from "../request/middleware.ts";
import { type IsSectionPage, whenKnown } from "./section-pages.ts";

const ENTRY = /^\/(?:(?:services|work)\/[^/]+|blog\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const ENDING = /\.md$/;
const TYPES = ["text/html", "text/markdown"];

export const markdownPages =
  (isSectionPage: IsSectionPage): Middleware =>
  (request, response, next) => {
    const path = pathOf(request);
    const page = path.replace(ENDING, "");
    whenKnown(ENTRY.test(page) || isSectionPage(page), (isThere) => {
      const isChosen = page === path;
      if (isThere && isChosen) response.beforeHead(() => response.appendHeader("Vary", "Accept"));
      const isAsked = !isChosen || new Negotiator(request).mediaType(TYPES) === "text/markdown";
      if (isThere && isAsked) request.url = `/markdown${page}`;
      next();
    });
  };
