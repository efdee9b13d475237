import type { ReactNode } from "react";

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
