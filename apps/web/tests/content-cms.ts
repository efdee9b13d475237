import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { JOBS_PER_PAGE } from "@repo/contract/job/job";
import { POSTS_PER_PAGE } from "@repo/contract/post/post";
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isListType,
  isObjectType,
  isUnionType,
} from "graphql";
import sharp from "sharp";
import { listen } from "./site";

const PICTURE = await sharp({ create: { width: 192, height: 192, channels: 4, background: "#0b7a53" } })
  .png()
  .toBuffer();

/** These are no texts, so the site would not understand a place. Without them it takes the sample's. */
const NO_BRAND = {
  "siteSetting-colors": null,
  "siteSetting-region": null,
  "siteSetting-textFont": null,
  "siteSetting-displayFont": null,
};

export const schema = buildSchema(readFileSync(path.resolve("schema.graphql"), "utf8"));

type Filters = { documentId?: { in?: string[] }; slug?: { eq: string }; path?: { eq: string } };
type Arguments = { pagination?: { start?: number; limit?: number }; filters?: Filters };
type Parent = { index?: number; args?: Arguments };

/** Starts a fake CMS where each text is its own path: `homePage-hero-title`, or `services-title-4` in the fifth. */
export async function startContentCms(total: number, always: Record<string, unknown> = {}) {
  const asStarted = () => ({
    says: new Map<string, unknown>(Object.entries({ ...NO_BRAND, ...always })),
    /** The document IDs of entries that are no longer there. */
    gone: new Set<unknown>(),
    status: { graphql: 200, uploads: 200 },
    /** Is awaited before a query is answered from the state in which it came. */
    delay: async (_query: string) => {},
  });
  const cms = {
    asked: new Map<string, GraphQLNamedType>(),
    ...asStarted(),
    reset(): void {
      Object.assign(cms, asStarted());
    },
  };

  const resolve: GraphQLFieldResolver<Parent, unknown> = (parent, args, _, info) => {
    const { place, index } = placeOf(info.path);
    const type = getNamedType(info.returnType);
    if (isListType(getNullableType(info.returnType))) {
      if (cms.says.has(place)) return cms.says.get(place);
      // A dynamic zone has a part of each kind.
      if (isUnionType(type)) {
        const kinds = type.getTypes().filter(({ name }) => name !== "Error");
        return kinds.map(({ name }) => ({ __typename: name }));
      }
      const ofCollection = info.parentType.name === "Query" || info.fieldName === "nodes";
      const { pagination, filters }: Arguments = (info.fieldName === "nodes" ? parent.args : args) ?? {};
      const { slug, path } = filters ?? {};
      if (slug || path) {
        const isNamed = ({ index }: Parent) => (slug ? slugOf(index) === slug.eq : pathOf(index) === path?.eq);
        return entriesFrom(0, total).filter((entry) => isNamed(entry) && !cms.gone.has(idOf(entry.index)));
      }
      const { start = 0, limit = 1 } = pagination ?? {};
      const found = filters?.documentId?.in?.length ?? total;
      const length = ofCollection ? Math.max(Math.min(found - start, limit), 0) : 1;
      return entriesFrom(start, length);
    }
    const known = parent?.index ?? index;
    if (cms.gone.has(args.documentId)) return null;
    if (isObjectType(type)) return cms.says.has(place) ? cms.says.get(place) : { index: known, args };
    cms.asked.set(place, type);
    if (cms.says.has(place)) return cms.says.get(place);
    if (isEnumType(type)) return type.getValues()[0]?.value;
    return CONTENT[info.fieldName]?.(place, known, total) ?? BY_TYPE[type.name]?.(place, known, total);
  };

  const answer: RequestListener = async (request, response) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://cms");
    if (pathname.startsWith("/uploads/")) return response.writeHead(cms.status.uploads).end(PICTURE);
    if (pathname === "/api/blog/entries") return response.end(JSON.stringify(ENTRIES));
    if (pathname === "/_ready") return response.writeHead(cms.status.graphql === 200 ? 204 : 503).end();
    if (pathname === "/api/pages") {
      const number = (name: string) => Number(searchParams.get(`pagination[${name}]`));
      const end = number("page") * number("pageSize");
      return response.end(JSON.stringify({ data: pathsOf(total).slice(end - number("pageSize"), end) }));
    }
    if (pathname === "/api/list-lengths") return response.end(JSON.stringify(lengthsOf(total)));
    if (pathname === "/api/search") return response.end(JSON.stringify({ match: "all", total: 0, groups: [] }));
    if (["/api/redirects", "/api/pictures"].includes(pathname)) return response.end("[]");
    if (pathname !== "/graphql" || cms.status.graphql !== 200) return response.writeHead(cms.status.graphql).end();
    const { query, variables } = JSON.parse(body);
    const name = /^query (\w+)/.exec(query.trim())?.[1] ?? "";
    const result = await graphql({ schema, source: query, variableValues: variables, fieldResolver: resolve });
    await cms.delay(name);
    return response.setHeader("content-type", "application/json").end(JSON.stringify(result));
  };
  const { url, close } = await listen(answer);
  return Object.assign(cms, { url, close });
}

export type ContentCms = Awaited<ReturnType<typeof startContentCms>>;

export const idOf = (index: number) => `77777777-2222-4333-8444-${String(index).padStart(12, "0")}`;

const entriesFrom = (start: number, length: number) => Array.from({ length }, (_, at) => ({ index: start + at }));

const slugOf = (index = 0) => `slug-${index}`;

const pathOf = (index = 0) => mark("pages-path", index);

const pathsOf = (total: number) => Array.from({ length: total }, (_, index) => ({ path: pathOf(index) }));

const lengthsOf = (total: number) => ({
  "/blog/page": Math.ceil(total / POSTS_PER_PAGE),
  "/careers/page": Math.ceil(total / JOBS_PER_PAGE),
  "/blog/tags/one": 2,
  ...Object.fromEntries(
    Array.from({ length: total }, (_, index) => slugOf(index)).flatMap((slug) => [
      [`/blog/authors/${slug}`, 1],
      [`/work/services/${slug}`, 1],
    ]),
  ),
});

/** One more entry than a tag's page shows. */
const ENTRIES = Array.from({ length: 25 }, (_, index) => ({
  id: idOf(index),
  title: "Entry",
  metaTags: "one",
  createdAt: "2026-11-20T20:00:00.000Z",
  updatedAt: "2026-11-20T20:00:00.000Z",
}));

type Say = (place: string, index: number, total: number) => unknown;

const mark = (place: string, index: number) => (index > 0 ? `${place}-${index}` : place);

const CONTENT: Record<string, Say> = {
  documentId: (_, index) => idOf(index),
  slug: (_, index) => slugOf(index),
  // This can't be the path of a page of sections, because the link is hidden without such a page.
  href: (place) => `/${place}_`,
  mapUrl: (place) => `https://maps.example/${place}`,
  email: (place) => `${place}@example.com`,
  url: (place) => `/uploads/${place}.webp`,
  closesAt: () => "2099-01-01",
  address: () => "https://vimeo.com/76979871",
};

const BY_TYPE: Record<string, Say> = {
  String: mark,
  ID: mark,
  Int: (place, _, total) => (place.endsWith("pageInfo-total") ? total : 7),
  Float: () => 7,
  Boolean: () => true,
  Date: () => "2026-11-20",
  DateTime: () => "2026-11-20T20:00:00.000Z",
};

type Place = { readonly prev: Place | undefined; readonly key: string | number };

function placeOf(path: Place | undefined): { place: string; index: number } {
  const names: string[] = [];
  let index = 0;
  for (let step = path; step; step = step.prev) {
    if (typeof step.key === "string") names.unshift(step.key);
    else index ||= step.key;
  }
  return { place: names.join("-"), index };
}
