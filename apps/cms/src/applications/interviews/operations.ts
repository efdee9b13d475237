import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import { recordListRead } from "../../access/audit";
import { noteLook } from "../../access/looks";
import type { Handlers } from "../../access/operations";
import { createClientLimit } from "../../access/rate-limit";
import { calendarFeedSince, readerOfFeed, renewCalendarFeed, revokeCalendarFeed } from "../../accounts/calendar-feeds";
import { hiringSettings } from "../hiring-settings";
import { interviewFeed } from "./interview-calendar";
import { upcomingInterviews } from "./upcoming-interviews";

const READS_PER_MINUTE = 60;
/** Calendars drop what a feed no longer has, so past interviews stay in it for a while. */
const PAST_MS = 14 * 24 * 60 * 60 * 1000;

const limitReads = createClientLimit(READS_PER_MINUTE);

export const interviewOperations = {
  "GET /api/dashboard/interviews": async ({ strapi, actor }) => {
    const [items, { firm }, feedSince] = await Promise.all([
      upcomingInterviews(strapi),
      hiringSettings(strapi),
      calendarFeedSince(strapi, actor),
    ]);
    noteLook(strapi, "api::job-application.job-application");
    return { items, zone: firm.zone, feedSince };
  },
  "POST /api/dashboard/interviews/feed": async ({ strapi, actor }) => ({
    href: await renewCalendarFeed(strapi, actor),
  }),
  "DELETE /api/dashboard/interviews/feed": ({ strapi, actor }) => revokeCalendarFeed(strapi, actor),

  /** For calendars, which don't sign in. The limit also counts wrong addresses. */
  "GET /api/interview-feed": async ({ strapi, client, ctx }) => {
    await limitReads(client);
    const token = ctx.get("x-calendar-token");
    const account = LINK_TOKEN.test(token) ? await readerOfFeed(strapi, token) : null;
    if (!account) throw new RuleError("NOT_FOUND");
    await recordListRead(strapi, account.email, "interviews.feed", "job-application");
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.type = "text/calendar; charset=utf-8";
    ctx.body = interviewFeed(await upcomingInterviews(strapi, Date.now() - PAST_MS));
  },
} satisfies Partial<Handlers>;
