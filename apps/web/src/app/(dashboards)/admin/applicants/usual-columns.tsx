import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { Column } from "@repo/ui/data-table";
import { Icon } from "@repo/ui/icon";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";
import { EmailText } from "@/components/text/email-text";
import { shortDate } from "@/lib/format";
import { changeStatus } from "./application-store";
import { Badges } from "./badges";
import { SelectBox } from "./selection/select-box";
import type { Selection } from "./selection/use-selection";
import { StatusSelect } from "./status-select";
import type { TableLook } from "./table-looks";

export const openerId = (id: string) => `open-${id}`;

/** Returns the columns that the list always has. `shown` are the rows of this page. */
export function usualColumns(
  shown: ApplicationItem[],
  selection: Selection,
  look: TableLook,
  onOpen: (application: ApplicationItem) => void,
): Column<ApplicationItem>[] {
  const ticked = shown.filter(({ id }) => selection.chosen.has(id)).length;
  return [
    {
      key: "name",
      label: "Name",
      sortable: true,
      control: (
        <SelectBox
          label="Select all on this page"
          checked={ticked > 0 && ticked === shown.length}
          mixed={ticked > 0 && ticked < shown.length}
          onChange={(event) => selection.choose(shown, event.target.checked)}
        />
      ),
      cell: (application) => (
        <div className="flex items-start gap-2">
          <SelectBox
            label={`Select ${application.name}`}
            checked={selection.chosen.has(application.id)}
            onChange={(event) => selection.tick(application, event)}
          />
          <div>
            <button
              type="button"
              id={openerId(application.id)}
              className="min-h-6 text-left font-semibold text-blue-700 underline-offset-2 hover:underline"
              onClick={() => onOpen(application)}
            >
              {application.name}
            </button>
            <p className="font-normal text-slate text-xs">
              <span className={look.applied}>Applied</span> {shortDate(application.createdAt)}
            </p>
            <Badges application={application} />
          </div>
        </div>
      ),
      className: `${look.name} ${look.cells}`,
    },
    {
      key: "email",
      label: "Email",
      sortable: true,
      cell: ({ email, mailState }) => (
        <>
          <EmailText address={email} />
          {mailState === "failed" && <p className="text-error text-xs">Email not sent</p>}
        </>
      ),
      className: look.cells,
    },
    {
      key: "phone",
      label: "Phone",
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
      className: `${look.phone} ${look.cells}`,
    },
    {
      key: "job_title",
      label: "Job Title",
      sortable: true,
      className: `${look.job} ${look.cells}`,
      cell: (application) => (
        <div className={`grid items-start justify-items-start gap-x-3 gap-y-1 ${look.jobCell}`}>
          {application.job_title}
          <StatusSelect
            label={`Status of ${application.name}`}
            value={application.status}
            onChange={(status) => changeStatus(application, status)}
          />
        </div>
      ),
    },
    {
      key: "resume",
      label: "Resume",
      className: `${look.resume} ${look.cells}`,
      cell: (application) => (
        <DownloadLink
          href={`/api/resumes/${application.id}`}
          className="inline-flex min-h-6 min-w-6 items-center gap-1.5 whitespace-nowrap text-blue-700 underline-offset-2 hover:underline"
        >
          <Icon name="download" className="size-4" />
          <span className={look.download}>Download</span>
          <span className="sr-only"> the résumé of {application.name}</span>
        </DownloadLink>
      ),
    },
  ];
}
