import type { ReactNode } from "react";
import { LazyContactForm } from "./lazy-parts";

export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <div className="card mx-auto max-w-3xl p-6 sm:p-8 lg:p-10">
      {children}
      <LazyContactForm />
    </div>
  );
}
