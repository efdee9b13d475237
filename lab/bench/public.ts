import { applicationForm } from "../../packages/testing/src/application.ts";
import { ACCOUNTS } from "../product/dashboard.ts";
import type { Product } from "../product/product.ts";
import { measure, type Row } from "./measure.ts";

const JSON_TYPE = { "content-type": "application/json" };
const REQUESTS = 300;
const SIGN_INS = 20;
const CONCURRENCY = 10;
const APPLICANTS = 50;
const PDF = new File(["%PDF-1.4\n", "x".repeat(200_000), "\n%%EOF"], "cv.pdf", { type: "application/pdf" });

export async function measurePublic({ site, cms, settings }: Product): Promise<Row[]> {
  const query = "{ jobs { documentId title } }";
  const graphql = () =>
    fetch(`${cms}/graphql`, {
      method: "POST",
      headers: { ...JSON_TYPE, "x-site-token": settings.SITE_TOKEN ?? "" },
      body: JSON.stringify({ query }),
    });
  const { data } = await (await graphql()).json();

  const rows: Row[] = [];
  for (const page of ["/", "/services/web-development", "/careers", "/sitemap.xml"]) {
    rows.push(await measure(`GET ${page}`, REQUESTS, CONCURRENCY, () => fetch(site + page)));
  }
  for (const [what, email] of [
    ["a wrong password", ACCOUNTS.jobs.email],
    ["an unknown address", "nobody@example.com"],
    ["an account of the other role", ACCOUNTS.blog.email],
  ] as const) {
    const body = JSON.stringify({ email, password: "not-the-password" });
    const signIn = () => fetch(`${site}/api/auth/jobs/login`, { method: "POST", headers: JSON_TYPE, body });
    rows.push(await measure(`Refused sign-in: ${what}`, SIGN_INS, 1, signIn, 401));
  }
  rows.push(await measure("GraphQL jobs, past the site", REQUESTS, CONCURRENCY, graphql));
  rows.push(
    await measure(`POST /api/applications, ${APPLICANTS} at once`, APPLICANTS, APPLICANTS, () =>
      apply(site, data.jobs[0].documentId),
    ),
  );
  return rows;
}

function apply(site: string, job: string): Promise<Response> {
  return fetch(`${site}/api/applications`, { method: "POST", body: applicationForm(PDF, { job }) });
}
