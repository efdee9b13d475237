import { company } from "@repo/brand";
import { interviewTimes } from "@repo/contract/application/message";
import { STATUS_LABELS } from "@repo/contract/application/status";
import {
  INTERVIEWS_MAX,
  type UpcomingInterview,
  type UpcomingInterviews,
} from "@repo/contract/application/upcoming-interview";
import { type Column, DataTable } from "@repo/ui/data-table";
import { ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";

type InterviewTableProps = { interviews: UpcomingInterviews | undefined; failed: boolean };

const columnsIn = (zone: string): Column<UpcomingInterview>[] => [
  {
    key: "name",
    label: "Applicant",
    cell: ({ application, name }) => (
      <a href={`/admin?${new URLSearchParams({ application })}`} className="wrap-anywhere text-blue-700 underline">
        {name}
      </a>
    ),
  },
  { key: "job", label: "Job Title", cell: ({ job_title }) => job_title, className: "wrap-anywhere" },
  { key: "when", label: "When", cell: (interview) => <When {...interviewTimes(interview, zone)} /> },
  { key: "where", label: "Where", cell: ({ where }) => <Where place={where} />, className: "wrap-anywhere" },
  {
    key: "with",
    label: "With",
    cell: ({ colleagues }) => colleagues.join(", ") || "–",
    className: "wrap-anywhere",
  },
  { key: "status", label: "Status", cell: ({ status }) => STATUS_LABELS[status] },
];

export function InterviewTable({ interviews, failed }: InterviewTableProps) {
  const items = interviews?.items;
  const count = items?.length ?? 0;
  const counted = `${count.toLocaleString(company().locale)} ${count === 1 ? "interview" : "interviews"}`;
  return (
    <section aria-labelledby="interviews-heading" className="card overflow-clip">
      <h2 id="interviews-heading" className="p-4 text-lg">
        To Come
      </h2>
      {count === 0 && items ? (
        <ListNotice>No interviews to come. Invite an applicant by “Write an email”.</ListNotice>
      ) : (
        <DataTable
          id="interviews"
          caption={
            <span role="status" className="text-slate">
              {items && (count === INTERVIEWS_MAX ? `The next ${counted}` : counted)}
            </span>
          }
          columns={columnsIn(interviews?.zone ?? "")}
          rows={items ?? (failed ? [] : undefined)}
          rowId={({ id }) => id}
          skeletonRows={3}
        />
      )}
    </section>
  );
}

function When({ firm, applicant }: ReturnType<typeof interviewTimes>) {
  return (
    <>
      <p>{firm}</p>
      {applicant && <p className="text-slate text-sm">For the applicant: {applicant}</p>}
    </>
  );
}

function Where({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return place;
  return (
    <a href={place} target="_blank" rel="noopener noreferrer" className="text-blue-700 underline">
      {place}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
