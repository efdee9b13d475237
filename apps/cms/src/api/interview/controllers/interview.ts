import type { UpcomingInterviews } from "@repo/contract/application/upcoming-interview";
import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { recordListRead } from "../../../access/audit";
import { refuseDisconnected } from "../../../access/dashboard-controller";
import { noteLook } from "../../../access/looks";
import { createClientLimit } from "../../../access/rate-limit";
import { hiringSettings } from "../../../applications/hiring-settings";
import { createCalendarFeeds } from "../../../applications/interviews/calendar-feeds";
import { interviewFeed } from "../../../applications/interviews/interview-calendar";
import { upcomingInterviews } from "../../../applications/interviews/upcoming-interviews";

const READS_PER_MINUTE = 60;
/** Calendars drop what a feed no longer has, so past interviews stay in it for a while. */
const PAST_MS = 14 * 24 * 60 * 60 * 1000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const feeds = createCalendarFeeds(strapi);
  const limitReads = createClientLimit(READS_PER_MINUTE);

  return {
    async list(ctx: Context) {
      const [items, { firm }, feedSince] = await Promise.all([
        upcomingInterviews(strapi),
        hiringSettings(strapi),
        feeds.since(ctx.state.user),
      ]);
      noteLook(strapi, "api::job-application.job-application");
      ctx.body = { items, zone: firm.zone, feedSince } satisfies UpcomingInterviews;
    },

    async makeFeed(ctx: Context) {
      await refuseDisconnected(ctx);
      ctx.body = { href: await feeds.renew(ctx.state.user) };
      ctx.status = 201;
    },

    async revokeFeed(ctx: Context) {
      await refuseDisconnected(ctx);
      await feeds.revoke(ctx.state.user);
      ctx.status = 204;
    },

    /** For calendars, which don't sign in. The limit also counts wrong addresses. */
    async feed(ctx: Context) {
      await limitReads(ctx.get("x-client-address"));
      const token = ctx.get("x-calendar-token");
      const account = LINK_TOKEN.test(token) ? await feeds.readerOf(token) : null;
      if (!account) throw new RuleError("NOT_FOUND");
      await recordListRead(strapi, account.email, "interviews.feed", "job-application");
      ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
      ctx.type = "text/calendar; charset=utf-8";
      ctx.body = interviewFeed(await upcomingInterviews(strapi, Date.now() - PAST_MS));
    },
  };
};
