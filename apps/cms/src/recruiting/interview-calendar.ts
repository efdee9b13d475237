import type { Interview } from "@repo/contract/application/message";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { cmsSettings } from "../settings";
import type { Firm } from "./hiring-settings";

/** What people are told of an interview. A version with a higher `sequence` replaces it in their calendar. */
export type InterviewVersion = Interview & { sequence: number };

type Facts = { subject: string; attendee: { name?: string; email: string }; firm: Firm; url?: string };

/** Writes an invitation or a cancellation (RFC 5546), with times in UTC, which calendars show in their zones. */
export function interviewCalendar(interview: InterviewVersion, { subject, attendee, firm, url }: Facts): string {
  const { siteUrl, mailToHr } = cmsSettings();
  const { hostname } = new URL(siteUrl);
  const begin = new Date(interview.startsAt);
  return ical({
    // The company isn't the firm's name, because ical-generator writes this line as it is.
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
