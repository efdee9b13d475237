import { applicationForm } from "@repo/testing/application";
import { costsMore } from "@repo/testing/cost";
import { WORST_FILES } from "@repo/testing/worst-files";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ownJob } from "./applications";
import { rest, site } from "./cms";
import { sql } from "./database";
import { ASHA, filledIn, publishForm, removeForms } from "./sent-form";

const job = ownJob();

beforeEach(() => sql("delete from rate_limits"));
afterAll(removeForms);

const metrics = async () =>
  (await rest("/_metrics", { headers: { authorization: `Bearer ${inject("settings").METRICS_TOKEN}` } })).text();

const FORMS = {
  "/api/job-applications": async (file: File) =>
    applicationForm(file, { job: job.id, email: `${crypto.randomUUID()}@example.com` }),
  "/api/form-answers": async (file: File) => filledIn(await publishForm(), { ...ASHA, Brief: file }),
};

describe.each(Object.entries(FORMS))("%s", (address, formOf) => {
  it.each(Object.entries(WORST_FILES))(
    "takes or refuses a file with too many %s at the cost of a plain one",
    { tags: ["full"] },
    async (_what, make) => {
      const content = make();
      const sender = (file: File) => async () => {
        const { status } = await rest(address, { method: "POST", body: await formOf(file), headers: site("10.8.1.1") });
        expect([201, 415]).toContain(status);
      };
      const plain = Buffer.alloc(content.length, "\n");
      plain.write("%PDF-1.7\n%%EOF");
      const cost = costsMore(metrics, sender(new File([content], "cv")), sender(new File([plain], "cv.pdf")));
      expect(await cost).toBeUndefined();
    },
  );
});
