import type { ReactNode } from "react";

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card mt-6 p-6 sm:p-8">
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  );
}

/** A page that says one thing. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="card p-6 sm:p-8 md:p-12">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 text-lead text-slate">{text}</p>
      {children}
    </div>
  );
}
