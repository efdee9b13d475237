import { company } from "@repo/brand";
import type { ApplicationItem } from "@repo/contract/application/applicant";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { SUSPECTED } from "@repo/contract/form/honeypot";
import { Icon } from "@repo/ui/icon";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { shortDate } from "@/lib/format";
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
  const canMove = application.status !== "withdrawn";
  return (
    <li className={styles.card} data-card={application.id} data-carried={isCarried || undefined} {...handlers}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          title={application.name}
          className="min-h-6 min-w-0 grow truncate text-left font-semibold text-blue-700 underline-offset-2 hover:underline"
          onClick={onOpen}
        >
          {application.name}
        </button>
        {canMove && (
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
      <div className="flex items-center gap-1">
        <p className="min-h-6 min-w-0 grow truncate text-slate text-xs leading-6" title={application.job_title}>
          {application.suspected && <span className="font-medium text-error">{SUSPECTED} · </span>}
          {application.samePerson > 1 && `${application.samePerson.toLocaleString(company().locale)} applications · `}
          <span className="sr-only">Applied</span> {shortDate(application.createdAt)} · {application.job_title}
        </p>
        {canMove && (
          <div className="relative flex-none text-slate">
            <Icon name="chevrons-up-down" className="pointer-events-none absolute top-1 left-1 size-4" />
            <StatusSelect
              label={`Move ${application.name} to`}
              value={application.status}
              onChange={onMove}
              className={styles.menu}
            />
          </div>
        )}
      </div>
    </li>
  );
}
