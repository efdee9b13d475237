import { entryAt } from "@repo/contract/site/addresses";
import Negotiator from "negotiator";
import { type Middleware, pathOf } from "../request/middleware.ts";
import { type IsSectionPage, whenKnown } from "./section-pages.ts";

/** Those that src/app/markdown has a writer for. */
const WRITTEN = ["service", "case-study", "blog-post"];
const ENDING = /\.md$/;
const TYPES = ["text/html", "text/markdown"];

export const markdownPages =
  (isSectionPage: IsSectionPage): Middleware =>
  (request, response, next) => {
    const path = pathOf(request);
    const page = path.replace(ENDING, "");
    whenKnown(WRITTEN.includes(entryAt(page)?.type ?? "") || isSectionPage(page), (isThere) => {
      const isChosen = page === path;
      if (isThere && isChosen) response.beforeHead(() => response.appendHeader("Vary", "Accept"));
      const isAsked = !isChosen || new Negotiator(request).mediaType(TYPES) === "text/markdown";
      if (isThere && isAsked) request.url = `/markdown${page}`;
      next();
    });
  };
