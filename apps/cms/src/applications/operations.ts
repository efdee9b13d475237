import type { Asked, Handlers } from "../access/operations";
import { forecastRetention } from "../attachments/retention";
import { changeStatuses, matchingApplications, removeSelected } from "./application-bulk";
import { applicationDetail, changeApplication, changeStage, revokeLink, sendMailsAgain } from "./application-detail";
import { listApplications, sendApplications, sheetOfMatching, sheetOfSelected } from "./application-list";
import { sourcesOfJob } from "./application-sources";
import { listAudit } from "./audit-list";
import { addNote, changeNote, changeReason, removeNote } from "./history";
import { rejectionReasons } from "./rejection-reasons";
import { downloadResume, resumeText } from "./resumes";

type OfEntry = Pick<Asked<"DELETE /api/dashboard/applications/:id/notes/:entry">, "ids" | "actor">;

const ownOf = ({ ids, actor }: OfEntry) => ({ application: ids.id, entry: ids.entry, actor: actor.email });

export const applicationOperations = {
  "GET /api/dashboard/applications": ({ strapi, query }) => listApplications(strapi, query),
  "GET /api/dashboard/applications.csv": ({ strapi, query, actor, ctx }) =>
    sendApplications(strapi, ctx, sheetOfMatching(strapi, query), actor.email),
  "GET /api/dashboard/applications/:id": ({ strapi, ids, actor }) => applicationDetail(strapi, ids.id, actor.email),
  "PATCH /api/dashboard/applications/:id": ({ strapi, ids, body, actor }) =>
    changeStage(strapi, ids.id, body, actor.email),
  "PATCH /api/dashboard/applications/:id/events/:entry": ({ strapi, body, ...asked }) => {
    const own = ownOf(asked);
    return changeApplication(strapi, own, "application-reason.update", () => changeReason(strapi, own, body.reason));
  },
  "POST /api/dashboard/applications/:id/notes": ({ strapi, ids, body, actor }) => {
    const own = { application: ids.id, actor: actor.email };
    return changeApplication(strapi, own, "application-note.create", () => addNote(strapi, own, body.text));
  },
  "PATCH /api/dashboard/applications/:id/notes/:entry": ({ strapi, body, ...asked }) => {
    const own = ownOf(asked);
    const change = () => changeNote(strapi, own, body.text, body.updatedAt);
    return changeApplication(strapi, own, "application-note.update", change);
  },
  "DELETE /api/dashboard/applications/:id/notes/:entry": ({ strapi, ...asked }) => {
    const own = ownOf(asked);
    return changeApplication(strapi, own, "application-note.delete", () => removeNote(strapi, own));
  },
  "POST /api/dashboard/applications/:id/send-again": ({ strapi, ids, actor }) =>
    sendMailsAgain(strapi, ids.id, actor.email),
  "POST /api/dashboard/applications/:id/revoke-link": ({ strapi, ids, actor }) =>
    revokeLink(strapi, ids.id, actor.email),

  "GET /api/dashboard/applications/bulk/ids": ({ strapi, query }) => matchingApplications(strapi, query),
  "GET /api/dashboard/applications/bulk/reasons": async ({ strapi }) => ({ items: await rejectionReasons(strapi) }),
  "POST /api/dashboard/applications/bulk/status": ({ strapi, body, actor }) =>
    changeStatuses(strapi, body, actor.email),
  "POST /api/dashboard/applications/bulk/delete": ({ strapi, body, actor }) =>
    removeSelected(strapi, body, actor.email),
  "POST /api/dashboard/applications/bulk/csv": ({ strapi, body, actor, ctx }) =>
    sendApplications(strapi, ctx, sheetOfSelected(strapi, body.ids), actor.email),

  "GET /api/dashboard/jobs/:id/sources": ({ strapi, ids }) => sourcesOfJob(strapi, ids.id),
  "GET /api/dashboard/audit": ({ strapi, query }) => listAudit(strapi, query),
  "GET /api/dashboard/retention": ({ strapi }) => forecastRetention(strapi),
  "GET /api/resumes/:id": ({ strapi, ids, actor, ctx }) => downloadResume(strapi, ctx, ids.id, actor.email),
  "GET /api/resumes/:id/text": ({ strapi, ids, actor, ctx }) => {
    ctx.set("Cache-Control", "no-store");
    return resumeText(strapi, ids.id, actor.email);
  },
} satisfies Partial<Handlers>;
