import { defineConfig } from "@playwright/test";
import site, { ALONE, alone } from "./playwright.config";

/** Tests that don't work with a product in containers, by spec or title, with the reason. */
const LEFT_OUT: Record<string, string> = {
  "start.spec.ts": "starts products of its own",
  "lifecycle.spec.ts": "starts and kills the product",
  "outage.spec.ts": "stops the CMS by its process id",
  "blog-states.spec.ts": "drops a table in the database's file",
  "many-jobs.spec.ts": "writes into the database's file",
  "recruiting.spec.ts": "writes into the database's file",
  "messages.spec.ts": "writes into the database's file",
  "secrets.spec.ts": "reads logs and build of the product's own folder",
  "budget.spec.ts": "measures the site's own server",
  "a visitor applies: row, file and two mails are there": "reads the log and the résumés in the data folder",
  "nothing that lies in the media library runs beside the panel, however it got there":
    "puts files into the product's own folder",
  "at an https address, the cookies of a sign-in are for this host and https alone": "starts a site of its own",
  "an unknown job redirects to the openings, and is not cached": "reads the site's own folder",
  "Back takes away an applicant's panel, which a reload and Forward open again": "writes into the database's file",
  "no dashboard scrolls sideways with letters of double size": "writes into the database's file",
  "who has looked at an application, and when it will be deleted, is shown": "writes into the database's file",
};

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const specs = Object.keys(LEFT_OUT).filter((name) => name.endsWith(".spec.ts"));
const { webServer: _, globalTeardown: __, ...running } = site;

/** Runs the other tests against a running product: `npm run test:topology` starts one in containers. */
export default defineConfig({
  ...running,
  grepInvert: Object.keys(LEFT_OUT)
    .filter((name) => !specs.includes(name))
    .map(escaped),
  workers: 1,
  projects: [
    { name: "site", testIgnore: [...Object.values(ALONE).flat(), ...specs] },
    ...alone("alone: ").map((project) => ({ ...project, testIgnore: specs })),
    { name: "topology", testDir: "topology" },
  ],
});
