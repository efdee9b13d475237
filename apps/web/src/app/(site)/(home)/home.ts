import type { HomePageQuery } from "@repo/cms-client/generated/graphql";

export type Home = NonNullable<HomePageQuery["homePage"]>;
