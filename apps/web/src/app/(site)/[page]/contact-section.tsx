import type { ReactNode } from "react";
import { ContactForm } from "@/components/contact/contact-form";

export function ContactSection({ children }: { children: ReactNode }) {
  return (
    <div className="card mx-auto max-w-3xl p-6 sm:p-8 lg:p-10">
      {children}
      <ContactForm />
    </div>
  );
}
