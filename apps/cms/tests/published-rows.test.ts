import type { UID } from "@strapi/strapi";
import { buildSchema, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { withoutDrafts } from "../src/content/graphql/without-drafts";
import { type Rows, refuseDrafts } from "../src/database/refuse-drafts";

const SERVICE = "api::service.service";
const FILE = "plugin::upload.file";
const drafts = [7];
const options = { draftAndPublish: true };
const types: Record<string, ReturnType<Rows["getModel"]>> = {
  [SERVICE]: {
    uid: SERVICE,
    options,
    attributes: {
      image: { type: "media" },
      parent: { type: "relation", target: SERVICE },
      cards: { component: "shared.link" },
    },
  },
  [FILE]: { uid: FILE, attributes: { related: { type: "relation", relation: "morphToMany" } } },
  "shared.link": { uid: "shared.link", attributes: { image: { type: "media" } } },
};

const strapi: Rows = {
  getModel: (uid) => types[uid],
  db: {
    query: () => ({
      count: async ({ where }: { where: { id: { $in: number[] } } }) =>
        where.id.$in.filter((id) => drafts.includes(id)).length,
    }),
  },
  log: { error: () => {} },
};

const published = { id: 1, publishedAt: "2026-01-01T00:00:00.000Z" };
const draft = { id: 7, publishedAt: null };
const related = { related: [{ ...draft, __type: SERVICE }] };

describe("REST's last check", () => {
  it.each([
    ["an entry", draft],
    ["an entry of a list", [published, draft]],
    ["a relation", { ...published, parent: draft }],
    ["a relation of a relation", { ...published, parent: { ...published, parent: draft } }],
    ["what uses a picture", { ...published, image: related }],
    ["what uses a picture of a component", { ...published, cards: [{ image: related }] }],
    ["an entry that was asked for without its moment", [{ id: 1 }, { id: 7 }]],
    ["a relation that was asked for without its moment", { ...published, parent: { id: 7 } }],
  ])("refuses a draft that is %s", async (_where, data) => {
    await expect(refuseDrafts(strapi, data, SERVICE)).rejects.toThrow("Only published content can be read.");
  });

  it.each([
    [
      "what is published",
      [{ ...published, parent: { id: 1 }, image: { related: [{ ...published, __type: SERVICE }] } }],
    ],
    ["numbers of entries", { ...published, parent: { count: 2 } }],
    ["nothing", null],
  ])("lets %s pass", async (_what, data) => {
    await expect(refuseDrafts(strapi, data, SERVICE)).resolves.toBeUndefined();
  });
});

describe("GraphQL's last check", () => {
  const schema = withoutDrafts(
    buildSchema("type Query { services: [Service]! service: Service } type Service { id: ID parent: Service }"),
    new Map<string, UID.ContentType>([["Service", SERVICE]]),
    async () => false,
  );
  const ask = (rootValue: object, headers: object = {}) =>
    graphql({
      schema,
      source: "{ services { id parent { id } } service { id } }",
      rootValue,
      contextValue: { koaContext: { request: { headers }, state: {} } },
    });

  it("leaves drafts out of lists and relations", async () => {
    const { data } = await ask({ services: [{ ...published, parent: draft }, draft], service: draft });
    expect(JSON.parse(JSON.stringify(data))).toEqual({ services: [{ id: "1", parent: null }], service: null });
  });

  it("leaves what is published", async () => {
    const { data } = await ask({ services: [{ ...published, parent: published }], service: published });
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      services: [{ id: "1", parent: { id: "1" } }],
      service: { id: "1" },
    });
  });
});
