/** Pages that visitors read, and many applications at once. */
import { measure } from "./measure.mjs";

const REQUESTS = 300;
const AT_ONCE = 10;
export const APPLICANTS = 50;
const PDF = new Blob(["%PDF-1.4\n", "x".repeat(200_000), "\n%%EOF"], { type: "application/pdf" });

export async function measurePublic({ site, cms }) {
  const query = "{ jobs { documentId title } }";
  const graphql = () =>
    fetch(`${cms}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  const { data } = await (await graphql()).json();

  const rows = [];
  for (const page of ["/", "/services/web-development", "/careers", "/sitemap.xml"]) {
    rows.push(await measure(`GET ${page}`, REQUESTS, AT_ONCE, () => fetch(site + page)));
  }
  rows.push(await measure("GraphQL jobs, past the site", REQUESTS, AT_ONCE, graphql));
  rows.push(
    await measure(`POST /api/applications, ${APPLICANTS} at once`, APPLICANTS, APPLICANTS, () =>
      apply(site, data.jobs[0].documentId),
    ),
  );
  return rows;
}

function apply(site, job) {
  const form = new FormData();
  const fields = {
    job,
    name: "Meera Sampleson",
    email: "meera@example.com",
    phone: "+91 40 0000 0000",
    work_type: "Full-time",
    years_experience: "4",
    current_ctc: "12",
    expected_ctc: "16",
    notice_period: "30",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", PDF, "cv.pdf");
  return fetch(`${site}/api/applications`, { method: "POST", body: form });
}
