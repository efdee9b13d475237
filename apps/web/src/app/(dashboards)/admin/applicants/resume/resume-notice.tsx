import { requestOf } from "@repo/contract/operations/request";
import { Button } from "@repo/ui/button";
import { DownloadLink } from "@/app/(dashboards)/_shared/requests/download-link";

type ResumeNoticeProps = {
  id: string;
  children: string;
  /** Given only where another attempt may succeed. */
  onRetry?: (() => void) | undefined;
};

export function ResumeNotice({ id, children, onRetry }: ResumeNoticeProps) {
  return (
    <div className="rounded-lg bg-sand p-4 text-sm">
      <p role="alert">{children}</p>
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <DownloadLink
          href={requestOf("GET /api/resumes/:id", { id }).path}
          className="font-semibold text-blue-700 underline"
        >
          Download the original
        </DownloadLink>
        {onRetry && (
          <Button look="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
      </p>
    </div>
  );
}
