const config = { policies: ["global::site-only"] };

/** The token comes in a header, as that of an applicant's own page does. */
export default {
  type: "content-api",
  routes: [{ method: "GET", path: "/interview-feed", handler: "interview.feed", config }],
};
