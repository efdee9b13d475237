"use client";

import { scrollToElement } from "@repo/ui/motion";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { JUMP_OFFSET_PX } from "./jump-offset";

type Category = { slug: string; label: string };

export function CategoryNav({ categories }: { categories: Category[] }) {
  const active = useActiveSection(categories);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2 });
  }, [active]);

  return (
    <nav aria-label="Technology categories" className="roomy:sticky top-17 z-30 h-[70px] border-line border-b bg-white">
      <ul
        ref={list}
        className="container-wide relative flex h-full items-center gap-1 overflow-x-auto scroll-smooth [mask-image:linear-gradient(to_right,transparent,black_1.25rem,black_calc(100%-1.25rem),transparent)] [scrollbar-width:none] xl:justify-center"
      >
        {categories.map(({ slug, label }) => (
          <li key={slug} className="shrink-0">
            <a
              href={`#${slug}`}
              aria-current={slug === active ? "true" : undefined}
              onClick={(event) => jump(event, slug)}
              className="flex min-h-11 items-center rounded-full px-4 font-medium text-slate transition-colors hover:bg-mist hover:text-ink aria-[current=true]:bg-blue aria-[current=true]:text-white"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jump(event: MouseEvent, slug: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  window.history.pushState(null, "", `#${slug}`);
  const section = document.getElementById(slug);
  if (!section) return;
  // Sections on the way would change their height while the page scrolls past them.
  for (const each of document.querySelectorAll<HTMLElement>(".rendered-late")) each.dataset.rendered = "";
  scrollToElement(section);
  section.querySelector("h2")?.focus({ preventScroll: true });
}

function useActiveSection(categories: Category[]): string | undefined {
  const [active, setActive] = useState(categories[0]?.slug);

  useEffect(() => {
    const ahead = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) ahead.add(target.id);
          else ahead.delete(target.id);
        }
        const first = categories.find(({ slug }) => ahead.has(slug));
        if (first) setActive(first.slug);
      },
      // The area has no limit below, so a section leaves it only when it is behind the bar.
      { rootMargin: `-${JUMP_OFFSET_PX}px 0px 99999px` },
    );
    for (const { slug } of categories) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);

  return active;
}
