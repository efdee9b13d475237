import type { ReactNode } from "react";

type JobCardProps = {
  job: { details: string };
  salary: string | null;
  heading: "h2" | "h3";
  link: ReactNode;
  children?: ReactNode;
};

export function JobCard({ job, salary, heading: Heading, link, children }: JobCardProps) {
  return (
    <li className="card card-hover relative flex flex-col gap-5 p-6 sm:flex-row sm:items-center sm:justify-between md:px-8">
      <div className="min-w-0">
        <Heading className="text-card">{link}</Heading>
        <p className="mt-1.5 text-slate">{job.details}</p>
        {salary && <p className="mt-1 font-medium">{salary}</p>}
      </div>
      {children}
    </li>
  );
}
