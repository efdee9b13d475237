"use client";

import { useId, useState } from "react";
import { Icon } from "./icon";

type AccordionItem = { id: string; question: string; answer: string };

type AccordionProps = {
  items: AccordionItem[];
  questionLevel?: 2 | 3;
  /** Shows whole answers. By the specification, the FAQs' answers scroll from 400 px on. */
  isWhole?: boolean;
};

export function Accordion({ items, questionLevel = 3, isWhole = false }: AccordionProps) {
  const Heading = `h${questionLevel}` as const;
  const [openId, setOpenId] = useState(items[0]?.id);
  const id = useId();

  return (
    <div className="border-line border-t">
      {items.map((item) => {
        const open = item.id === openId;
        const buttonId = `${id}-question-${item.id}`;
        const panelId = `${id}-answer-${item.id}`;
        return (
          <div key={item.id} className="border-line border-b">
            <Heading className="text-lg">
              <button
                type="button"
                id={buttonId}
                aria-expanded={open}
                aria-controls={panelId}
                onClick={() => setOpenId(open ? undefined : item.id)}
                className="accordion-question group"
              >
                <span className="min-w-0">{item.question}</span>
                <span className="accordion-mark">
                  <Icon name="plus" className="size-5" />
                </span>
              </button>
            </Heading>
            <section id={panelId} aria-labelledby={buttonId} data-open={open || undefined} className="accordion-panel">
              <div className={isWhole ? "overflow-hidden" : "max-h-[400px] overflow-y-auto print:max-h-none"}>
                <p className="max-w-prose whitespace-pre-line pr-2 pb-6 text-slate">{item.answer}</p>
              </div>
            </section>
          </div>
        );
      })}
    </div>
  );
}
