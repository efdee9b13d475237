import type { UID } from "@strapi/strapi";
import { buildSchema, graphql } from "graphql";
import { describe, expect, it } from "vitest";
import { withoutDrafts } from "../src/graphql/without-drafts";

const SERVICE = "api::service.service";
const published = { id: 1, publishedAt: "2026-01-01T00:00:00.000Z" };
const draft = { id: 7, publishedAt: null };

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
