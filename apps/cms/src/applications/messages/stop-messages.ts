import type { Core } from "@strapi/strapi";
import type { Claim } from "../../mail/mail-kind";

const MAILS = "api::mail.mail";
const EVENTS = "api::application-event.application-event";
const INTERVIEWS = "api::interview.interview";

type Where = Partial<Claim> & { documentId?: string; application?: string };

/** Stops a mail that has not begun to go out, and returns whether there was one: a mail is either stopped or sent. */
export async function undoMessage(
  strapi: Core.Strapi,
  where: Required<Pick<Where, "documentId" | "application">>,
  actor: string,
): Promise<boolean> {
  return (await stop(strapi, { ...where, state: { $in: ["pending", "failed"] } }, "undone", actor)) > 0;
}

export async function dropMessages(strapi: Core.Strapi, application: string): Promise<void> {
  await stop(strapi, { application, state: { $in: ["pending", "failed"] } }, "withdrawn");
}

export async function dropMessage(strapi: Core.Strapi, claim: Claim, outcome: "withdrawn" | "rejected"): Promise<void> {
  await stop(strapi, { ...claim, state: "sending" }, outcome);
}

/** Deletes the mails first: whoever else wants one of them, such as another replica's outbox, waits or finds none. */
async function stop(
  strapi: Core.Strapi,
  where: Where & { state: unknown },
  outcome: "undone" | "withdrawn" | "rejected",
  endedBy: string | null = null,
): Promise<number> {
  return strapi.db.transaction(async () => {
    const mails = strapi.db.query(MAILS);
    const found: { id: number; documentId: string; application: string }[] = await mails.findMany({
      where: { ...where, template: "applicant-mail" },
    });
    let stopped = 0;
    for (const { id, documentId: mail, application } of found) {
      const { count } = await mails.deleteMany({ where: { ...where, id } });
      if (count === 0) continue;
      stopped += 1;
      const data = { outcome, endedBy, editedAt: new Date() };
      await strapi.db.query(EVENTS).updateMany({ where: { application, mail, kind: "mail" }, data });
      await strapi.db.query(INTERVIEWS).deleteMany({ where: { mail } });
    }
    return stopped;
  });
}
