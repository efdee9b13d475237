import type { MailState } from "@repo/contract/application/applicant";
import type { Core } from "@strapi/strapi";

export async function mailStates(strapi: Core.Strapi, applications: string[]): Promise<Map<string, MailState>> {
  const mails: { application: string; state: string }[] = await strapi.db
    .query("api::mail.mail")
    .findMany({ where: { application: { $in: applications } }, select: ["application", "state"] });
  return new Map(
    applications.map((application) => {
      const states = mails.filter((mail) => mail.application === application).map(({ state }) => state);
      if (states.length === 0) return [application, "none"];
      if (states.includes("failed")) return [application, "failed"];
      return [application, states.every((state) => state === "sent") ? "sent" : "pending"];
    }),
  );
}
