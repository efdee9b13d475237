import { company } from "@repo/brand";
import { salaryText } from "@repo/contract/job/salary";
import { addressOf } from "@repo/contract/site/addresses";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { listOtherOpenings } from "@/cms/careers";
import type { AuthorFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { JobCard } from "@/components/cards/job-card";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { PersonPicture } from "@/components/person-picture";
import { StepList } from "@/components/sections/step-list";
import { authorPath } from "@/lib/paths";

const OTHERS_SHOWN = 3;

type CareersProps = { page: Page<"careers-page"> };

export function Hiring({ page }: CareersProps) {
  if (!page.hiringSteps?.length) return null;
  return (
    <section className="section bg-mist print:hidden">
      <div className="container">
        <SectionHeading title={page.hiringTitle} />
        <StepList steps={page.hiringSteps} />
      </div>
    </section>
  );
}

export function People({ page }: CareersProps) {
  const people = page.people.filter((person) => person !== null);
  if (people.length === 0) return null;
  return (
    <section className="section print:hidden">
      <div className="container">
        <SectionHeading title={page.peopleTitle} />
        <ul className="mt-10 grid gap-x-16 gap-y-10 first:mt-0 md:grid-cols-2">
          {people.map((person) => (
            <Person key={person.documentId} person={person} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({ person }: { person: AuthorFragment }) {
  return (
    <li className="flex gap-5">
      <PersonPicture person={person} sizes="64px" className="size-16 text-lg" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="text-card">
          <Link href={authorPath(person.slug)} dir="auto" className="hover:text-blue-700 hover:underline">
            {person.name}
          </Link>
        </h3>
        <p className="text-slate text-sm">{person.role}</p>
        <p className="mt-2">{person.about}</p>
      </div>
    </li>
  );
}

export async function OtherOpenings({ documentId }: { documentId: string }) {
  const jobs = await listOtherOpenings(documentId, OTHERS_SHOWN);
  if (jobs.length === 0) return null;
  return (
    <section className="section bg-mist print:hidden">
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <SectionHeading title="Other Openings" />
          <Link href="/careers" className={buttonClass("outline")}>
            See All Openings
          </Link>
        </div>
        <ul className="mt-10 space-y-4">
          {jobs.map(
            (job) =>
              job && (
                <JobCard
                  key={job.documentId}
                  job={job}
                  salary={salaryText(job, company().locale)}
                  heading="h3"
                  link={
                    <Link href={addressOf("job", job)} className="whole-card">
                      {job.title}
                    </Link>
                  }
                >
                  <Icon name="arrow-right" className="size-5 shrink-0 text-blue-700 max-sm:hidden" />
                </JobCard>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}
