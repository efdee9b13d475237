import type { ReactNode } from "react";

/** In place of a page: what has happened, and the ways on. */
export function Notice({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section className="on-dark night grid min-h-[80svh] place-items-center">
      <div className="container max-w-2xl py-36 text-center">
        <span className="mx-auto grid size-20 place-items-center rounded-3xl bg-white/10 text-orange-300 [&>svg]:size-9">
          {icon}
        </span>
        <h1 className="mt-8 text-title">{title}</h1>
        {text && <p className="mt-4 text-lead text-sky">{text}</p>}
        {children && <div className="mt-9 flex flex-wrap justify-center gap-4">{children}</div>}
      </div>
    </section>
  );
}
