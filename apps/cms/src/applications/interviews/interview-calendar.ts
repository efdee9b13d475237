import { plainName } from "@repo/contract/application/applicant-name";
import type { Interview } from "@repo/contract/application/message";
import type { UpcomingInterview } from "@repo/contract/application/upcoming-interview";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from "ical-generator";
import { cmsSettings } from "../../settings";
import type { Firm } from "../hiring-settings";

const HOUR_S = 60 * 60;

/** What people are told of an interview. A version with a higher `sequence` replaces it in their calendar. */
export type InterviewVersion = Interview & { sequence: number };

type Facts = { subject: string; attendee: { name?: string; email: string }; firm: Firm; url?: string };

/** Writes an invitation or a cancellation (RFC 5546), with times in UTC, which calendars show in their zones. */
export function interviewCalendar(interview: InterviewVersion, { subject, attendee, firm, url }: Facts): string {
  return ical({
    prodId: prodId(),
    method: interview.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    events: [
      {
        ...eventOf(interview),
        sequence: interview.sequence,
        summary: subject,
        url,
        status: interview.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        busystatus: interview.isCancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
        organizer: { name: firm.name, email: cmsSettings().mailToHr },
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

export function interviewFeed(interviews: UpcomingInterview[]): string {
  const { siteUrl } = cmsSettings();
  return ical({
    prodId: prodId(),
    name: "Interviews",
    ttl: HOUR_S,
    events: interviews.map((interview) => {
      const url = `${siteUrl}/admin?application=${interview.application}`;
      const { colleagues } = interview;
      return {
        ...eventOf(interview),
        summary: interviewSubject(interview),
        // Some calendars don't show the property for the address.
        description: [colleagues.length > 0 && `With ${colleagues.join(", ")}`, url].filter(Boolean).join("\n"),
        url,
      };
    }),
  }).toString();
}

/** Returns one line that names the applicant, whatever a stranger wrote as the name. */
export function interviewSubject(
  { name, job_title }: Pick<UpcomingInterview, "name" | "job_title">,
  what = "Interview",
): string {
  return `${what} with ${plainName(name) ?? "an applicant"} for ${job_title}`.replace(/\s+/g, " ");
}

const hostname = () => new URL(cmsSettings().siteUrl).hostname;

/** The company isn't the firm's name, because ical-generator writes this line as it is. */
const prodId = () => ({ company: hostname(), product: "interviews" });

function eventOf({ id, startsAt, minutes, where }: Pick<Interview, "id" | "startsAt" | "minutes" | "where">) {
  const start = new Date(startsAt);
  return {
    id: `${id}@${hostname()}`,
    stamp: new Date(),
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    location: where,
  };
}
