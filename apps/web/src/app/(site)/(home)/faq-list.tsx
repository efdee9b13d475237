"use client";

import { Accordion } from "@repo/ui/accordion";
import type { ComponentProps } from "react";
import { JsonLd } from "@/components/json-ld/json-ld";

/** A client component, so that the page's data has each answer only once. */
export function FaqList({ items }: Pick<ComponentProps<typeof Accordion>, "items">) {
  return (
    <>
      <Accordion items={items} />
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "FAQPage",
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
    </>
  );
}
