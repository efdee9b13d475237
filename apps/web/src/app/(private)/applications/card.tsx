import { buttonClass } from "@repo/ui/button";
import type { ReactNode } from "react";
import { Mark } from "@/components/mark";
import { TEXTS } from "./texts";

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card mt-6 p-6 sm:p-8">
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  );
}

type MessageProps = {
  title: string;
  text: string;
  status?: 404 | 503;
  children?: ReactNode;
};

export function Message({ title, text, status, children }: MessageProps) {
  return (
    <div className="card p-6 sm:p-8 md:p-12">
      {status && <Mark data-status={status} />}
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 text-lead text-slate">{text}</p>
      {children}
    </div>
  );
}

export function CareersLink() {
  return (
    <p className="mt-8">
      <a href="/careers" className={buttonClass("outline")}>
        {TEXTS.careers}
      </a>
    </p>
  );
}
