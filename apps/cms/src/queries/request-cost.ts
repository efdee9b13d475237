import type { Core, UID } from "@strapi/strapi";
import { isSite } from "../site-token";
import { type Attributes, invalid } from "./check-filters";
import type { Query } from "./populated-parts";
import { costOf, type QueryCost, UNIT_COSTS } from "./query-cost";

const ANONYMOUS = { cost: 175, crossings: 2 };
/** The site's documents are trusted; visitors choose only the page of a list. */
const SITE = { cost: 4_000, crossings: 2 };
const PANEL = { cost: 500, crossings: 4 };
/** Strapi cuts off longer lists of the content API. */
const MAX_ROWS = 100;
/** For a nested list in a GraphQL document, which is read for each parent entry. */
const LOAD = 1.5;

const charged = new WeakMap<object, number>();
const read = new WeakSet<object>();

/** Adds a query to the cost of its content API request. @throws {ValidationError} above the limit. */
export function addQueryCost(strapi: Core.Strapi, query: Query, attributes: Attributes): void {
  const request = strapi.requestContext.get();
  if (!request) return;
  const cost = costIn(strapi, query, attributes);
  const more = request.path === "/graphql" ? graphqlCost(query, cost) : restCost(cost);
  const total = (charged.get(request) ?? 0) + more;
  charged.set(request, total);
  refuseBeyond(limitsOf(request), total, cost);
}

/** For root lists of a document; nested ones are no longer than their parents'. */
export function addScanCost(strapi: Core.Strapi, lists: number): void {
  const request = strapi.requestContext.get();
  if (request) charged.set(request, (charged.get(request) ?? 0) + lists * UNIT_COSTS.scan);
}

/** Stops the rest of a refused document. @throws {ValidationError} */
export function refuseOverBudget(strapi: Core.Strapi): void {
  const request = strapi.requestContext.get();
  if (request && (charged.get(request) ?? 0) > limitsOf(request).cost) throw tooMuch();
}

/** @throws {ValidationError} if a panel query costs too much. */
export function checkPanelCost(strapi: Core.Strapi, query: Query, attributes: Attributes): void {
  const cost = costIn(strapi, query, attributes);
  refuseBeyond(PANEL, cost.rows * cost.perRow + cost.reading + 2 * (cost.finding + cost.scan), cost);
}

const restCost = ({ rows, perRow, reading, finding, scan }: QueryCost) =>
  Math.min(rows, MAX_ROWS) * perRow + reading + 2 * (finding + scan);

/** The document limits rows. Strapi checks the same arguments again when it counts. */
function graphqlCost(query: Query, { reading, finding }: QueryCost): number {
  const isCount = read.has(query);
  read.add(query);
  return LOAD + finding + (isCount ? 0 : reading);
}

function costIn(strapi: Core.Strapi, query: Query, attributes: Attributes): QueryCost {
  return costOf(query, attributes, (uid) => strapi.getModel(uid as UID.Schema).attributes as Attributes);
}

function refuseBeyond(limits: typeof ANONYMOUS, total: number, { crossings }: QueryCost): void {
  if (crossings > limits.crossings) throw invalid("Filters and sort cross too many relations.");
  if (total > limits.cost) throw tooMuch();
}

const limitsOf = ({ headers }: { headers: Parameters<typeof isSite>[0] }) => (isSite(headers) ? SITE : ANONYMOUS);

const tooMuch = () => invalid("The query costs too much.");
