import type { ReactNode } from "react";

export function BlogNotice({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="card mx-auto max-w-2xl p-8 text-center md:p-12">
      <span className="mx-auto grid size-20 place-items-center rounded-3xl bg-sky text-blue [&>svg]:size-9">
        {icon}
      </span>
      <h2 id="articles" className="mt-6 text-title">
        {title}
      </h2>
      <p className="mt-4 text-slate">{text}</p>
      {children}
    </div>
  );
}
