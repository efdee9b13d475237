import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationStatus } from "@repo/contract/application/status";
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
      <div className="flex items-start gap-1">
        <button
          type="button"
          className="min-h-6 grow text-left font-semibold text-blue-700 leading-tight underline-offset-2 hover:underline"
          onClick={onOpen}
        >
          {application.name}
        </button>
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
      </div>
      <p className="line-clamp-2 text-slate text-xs">
        <span className="sr-only">Applied</span> {shortDate(application.createdAt)} · {application.job_title}
      </p>
      <Badges application={application} />
      <div className="mt-1 flex">
        <StatusSelect label={`Move ${application.name} to`} value={application.status} onChange={onMove} />
      </div>
    </li>
  );
}
