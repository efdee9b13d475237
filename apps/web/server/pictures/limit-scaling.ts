import { type Middleware, sendError } from "../request/middleware.ts";
import { SCALED_PICTURE } from "./addresses.ts";

const AT_ONCE = 64;
const RETRY_AFTER_S = 5;

const CARD = /^\/social\//;

/** Pictures are read before their turn to be scaled or drawn comes, so what waits must fit into memory. */
export function limitScaling(): Middleware {
  let scaling = 0;
  return (request, response, next) => {
    const { url = "" } = request;
    if (!SCALED_PICTURE.test(url) && !CARD.test(url)) return next();
    if (scaling >= AT_ONCE) {
      response.setHeader("Retry-After", RETRY_AFTER_S);
      return sendError(response, 503, "RATE_LIMITED", "Too many pictures are being scaled.");
    }
    scaling += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) scaling -= 1;
      isOver = true;
    };
    response.beforeHead(end);
    response.once("close", end);
    next();
  };
}
