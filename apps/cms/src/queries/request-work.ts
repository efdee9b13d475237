import type { Core, UID } from "@strapi/strapi";
import { isSite } from "../site-token";
import { type Attributes, invalid } from "./check-filters";
import type { Query } from "./populated-parts";
import { COST, type Work, workOf } from "./work";

const STRANGERS = { work: 175, crossings: 2 };
/** The site's documents are trusted; visitors choose only the page of a list. */
const SITE = { work: 4_000, crossings: 2 };
const PANEL = { work: 500, crossings: 4 };
const MOST_ROWS = 100;
/** For a nested list in a GraphQL document, which is read for each parent entry. */
const LOAD = 1.5;

const charged = new WeakMap<object, number>();
const read = new WeakSet<object>();

/** Adds a query to the cost of its content API request. @throws {ValidationError} above the limit. */
export function chargeWork(strapi: Core.Strapi, query: Query, attributes: Attributes): void {
  const request = strapi.requestContext.get();
  if (!request) return;
  const work = workIn(strapi, query, attributes);
  const more = request.path === "/graphql" ? graphqlWork(query, work) : restWork(work);
  const total = (charged.get(request) ?? 0) + more;
  charged.set(request, total);
  refuseBeyond(limitsOf(request), total, work);
}

export function chargeScans(strapi: Core.Strapi, lists: number): void {
  const request = strapi.requestContext.get();
  if (request) charged.set(request, (charged.get(request) ?? 0) + lists * COST.scan);
}

/** Stops the rest of a refused document. @throws {ValidationError} */
export function refuseExhausted(strapi: Core.Strapi): void {
  const request = strapi.requestContext.get();
  if (request && (charged.get(request) ?? 0) > limitsOf(request).work) throw tooMuch();
}

/** @throws {ValidationError} if a panel query costs too much. */
export function checkPanelWork(strapi: Core.Strapi, query: Query, attributes: Attributes): void {
  const work = workIn(strapi, query, attributes);
  refuseBeyond(PANEL, work.rows * work.perRow + work.reading + 2 * (work.finding + work.scan), work);
}

const restWork = ({ rows, perRow, reading, finding, scan }: Work) =>
  Math.min(rows, MOST_ROWS) * perRow + reading + 2 * (finding + scan);

/** The document limits rows. Strapi checks the same arguments again when it counts. */
function graphqlWork(query: Query, { reading, finding }: Work): number {
  const isCount = read.has(query);
  read.add(query);
  return LOAD + finding + (isCount ? 0 : reading);
}

function workIn(strapi: Core.Strapi, query: Query, attributes: Attributes): Work {
  return workOf(query, attributes, (uid) => strapi.getModel(uid as UID.Schema).attributes as Attributes);
}

function refuseBeyond(limits: typeof STRANGERS, total: number, { crossings }: Work): void {
  if (crossings > limits.crossings) throw invalid("Filters and sort cross too many relations.");
  if (total > limits.work) throw tooMuch();
}

const limitsOf = ({ headers }: { headers: Parameters<typeof isSite>[0] }) => (isSite(headers) ? SITE : STRANGERS);

const tooMuch = () => invalid("The query costs too much.");
