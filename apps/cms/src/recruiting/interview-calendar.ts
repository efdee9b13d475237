import type { Interview } from "@repo/contract/application/message";
import { cmsSettings } from "@repo/process/settings";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import type { Firm } from "./hiring-settings";

/** With what people are told of an interview; a later one replaces it in their calendar. */
export type InterviewVersion = Interview & { sequence: number };

type Facts = { subject: string; attendee: { name?: string; email: string }; firm: Firm; url?: string };

/** RFC 5546. The times are in UTC, which each calendar shows in its own zone. */
export function interviewCalendar(interview: InterviewVersion, { subject, attendee, firm, url }: Facts): string {
  const { siteUrl, mailToHr } = cmsSettings(process.env);
  const { hostname } = new URL(siteUrl);
  const begin = new Date(interview.startsAt);
  return ical({
    // Not the firm's name: ical-generator writes this line as it is.
    prodId: { company: hostname, product: "interviews" },
    method: interview.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    events: [
      {
        id: `${interview.id}@${hostname}`,
        sequence: interview.sequence,
        stamp: new Date(),
        start: begin,
        end: new Date(begin.getTime() + interview.minutes * 60_000),
        summary: subject,
        location: interview.where,
        url,
        status: interview.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        busystatus: interview.isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
        organizer: { name: firm.name, email: mailToHr },
        attendees: [
          {
            ...attendee,
            rsvp: !interview.isCancelled,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
          },
        ],
      },
    ],
  }).toString();
}
