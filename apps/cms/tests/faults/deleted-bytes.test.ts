import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { applicationForm } from "@repo/testing/application";
import { createPanel, signInToPanel } from "@repo/testing/panel";
import { expect, it } from "vitest";
import { end, launchCms, PANEL_ACCOUNT } from "../setup/start-cms";
import { bySite } from "../sign-in";
import { answerForm, type Person } from "./answer-form";
import { ENVIRONMENTS, type Environment, firstJob } from "./environments";

const ERASED: Person = { name: "Zuleika Erasedotter", email: "zuleika@example.com", phone: "+91 98 1111 2222" };
const DELETED: Person = { name: "Bartholomew Deletedson", email: "bartholomew@example.com", phone: "+91 98 3333 4444" };

async function apply({ settings }: Environment, applicant: Person): Promise<string> {
  const resume = new File(["%PDF-1.4\n%%EOF"], "cv.pdf", { type: "application/pdf" });
  const answer = await fetch(`${settings.CMS_URL}/api/job-applications`, {
    method: "POST",
    headers: { ...bySite(settings), "x-client-address": "10.1.0.1" },
    body: applicationForm(resume, { job: await firstJob(settings), ...applicant }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Returns the files of the data folder that contain something of the person. */
function traces({ dataDir }: Environment, { name, email, phone }: Person): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => [name, email, phone].some((word) => readFileSync(file).includes(word)))
    .map((file) => path.relative(dataDir, file));
}

it("on SQLite no byte of an erased person stays in the data folder", async () => {
  const environment = await ENVIRONMENTS["SQLite and a folder"]();
  const { settings } = environment;
  const cmsUrl = settings.CMS_URL ?? "";
  let cms = await launchCms(settings);

  await apply(environment, ERASED);
  await answerForm(settings, ERASED);
  expect(traces(environment, ERASED)).not.toEqual([]);
  const answer = await fetch(`${cmsUrl}/api/job-applications/erase`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bySite(settings) },
    body: JSON.stringify({ email: ERASED.email }),
  });
  expect(answer.status).toBe(200);
  expect(traces(environment, ERASED)).toEqual([]);

  // The hourly task, which each start begins with, empties the log of what was deleted in the panel.
  const id = await apply(environment, DELETED);
  const panel = createPanel(cmsUrl, await signInToPanel(cmsUrl, PANEL_ACCOUNT));
  expect((await panel.collection("job-application").remove(id)).status).toBe(200);
  await end(cms, "SIGKILL");
  expect(traces(environment, DELETED)).toEqual(["cms.sqlite-wal"]);
  cms = await launchCms(settings);
  await expect.poll(() => traces(environment, DELETED)).toEqual([]);
  await end(cms, "SIGTERM");
  await environment.remove();
});
