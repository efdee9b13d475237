import { buttonClass } from "@repo/ui/button";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { SectionHeading } from "@/components/section-heading";
import type { Home } from "./home";

export function Contact({ home }: { home: Home }) {
  return (
    <section id="contact" className="section -scroll-mt-6 bg-sand" aria-labelledby="contact-title">
      <div className="container flex flex-col items-center gap-8 text-center">
        <SectionHeading id="contact-title" title={home.contactTitle} subtitle={home.contactText} />
        <Link href={home.contactLink.href} className={buttonClass("primary")}>
          {home.contactLink.label}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </section>
  );
}
