import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { listPublishedPages } from "@/cms/pages";
import { Link } from "@/components/link";
import { Mark } from "@/components/mark";

type NoticeProps = { icon: ReactNode; title: string; text?: string; children: ReactNode };

export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <>
      <div aria-hidden className="night h-56 md:h-72" />
      <section className="-mt-24 container relative pb-24 md:-mt-36 md:pb-32">
        <div className="card mx-auto max-w-2xl p-8 text-center shadow-float md:p-14">
          <span className="mx-auto grid size-20 place-items-center rounded-3xl bg-sky text-blue [&>svg]:size-9">
            {icon}
          </span>
          <h1 className="mt-7 text-title">{title}</h1>
          {text && <p className="mt-4 text-lead text-slate">{text}</p>}
          <div className="mt-9 flex flex-wrap justify-center gap-4">{children}</div>
        </div>
      </section>
    </>
  );
}

const WAYS_ON = [
  { type: "home-page", label: "Home" },
  { type: "contact-page", label: "Contact Us" },
] as const;

export async function Unavailable() {
  const published = await listPublishedPages();
  return (
    <Notice
      icon={<Icon name="file-question-mark" />}
      title="This page is not available"
      text="No page has this address, or it has been taken off the site."
    >
      {WAYS_ON.filter(({ type }) => published.includes(type)).map(({ type, label }) => (
        <Link key={type} href={PAGE_PATHS[type]} className={buttonClass("outline")}>
          {label}
        </Link>
      ))}
    </Notice>
  );
}

/** A bare `notFound()` is empty in HTML until scripts run. If rendered on request, the server sets the status. */
export function NotFound({ notice = <Unavailable /> }: { notice?: ReactNode }) {
  const shown = (
    <>
      <meta name="robots" content="noindex" />
      <Mark data-status={404} />
      {notice}
    </>
  );
  return (
    <Suspense fallback={shown}>
      <Missing />
    </Suspense>
  );
}

function Missing(): ReactNode {
  notFound();
}
