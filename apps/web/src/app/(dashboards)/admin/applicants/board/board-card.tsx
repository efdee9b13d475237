import type { ApplicationItem, ApplicationStatus } from "@repo/rules/applicant";
import { Icon } from "@repo/ui/icon";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { shortDate } from "@/lib/format";
import { Badges } from "../badges";
import { StatusSelect } from "../status-select";
import styles from "./board.module.css";

type BoardCardProps = {
  application: ApplicationItem;
  isCarried: boolean;
  helpId: string;
  handlers: HTMLAttributes<HTMLElement>;
  onOpen: () => void;
  onMove: (status: ApplicationStatus) => void;
  onCarry: () => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
};

export function BoardCard(props: BoardCardProps) {
  const { application, isCarried, helpId, handlers, onOpen, onMove, onCarry, onKey, onLeave } = props;
  return (
    <li className={styles.card} data-card={application.id} data-carried={isCarried || undefined} {...handlers}>
      <div className="flex items-start gap-2">
        {application.status !== "withdrawn" && (
          <button
            type="button"
            data-grip
            className={styles.grip}
            aria-label={`Move ${application.name}`}
            aria-describedby={helpId}
            aria-pressed={isCarried}
            onClick={onCarry}
            onKeyDown={onKey}
            onBlur={onLeave}
          >
            <Icon name="menu" className="size-4" />
          </button>
        )}
        <div className="min-w-0 grow">
          <button
            type="button"
            className="min-h-6 text-left font-semibold text-blue-700 underline-offset-2 hover:underline"
            onClick={onOpen}
          >
            {application.name}
          </button>
          <p>{application.job_title}</p>
          <p className="text-slate text-xs">Applied {shortDate(application.createdAt)}</p>
          <Badges application={application} />
          <div className="mt-2">
            <StatusSelect label={`Move ${application.name} to`} value={application.status} onChange={onMove} />
          </div>
        </div>
      </div>
    </li>
  );
}
