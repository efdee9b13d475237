"use client";

import { Icon } from "@repo/ui/icon";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { LinkFragment } from "@/cms/generated/graphql";
import { NavLink } from "./nav-link";

export type MenuItemContent = LinkFragment & { submenu: LinkFragment[] };

/** These classes are here because the page's data would repeat them for each item. */
const LOOKS = {
  bar: {
    item: "relative flex items-center",
    link: "nav-link",
    button: "relative -ml-1.5 size-8",
    icon: "size-4",
    list: "absolute top-full left-0 z-10 min-w-56 rounded-card bg-white p-2 text-ink shadow-float",
  },
  drawer: {
    item: "grid grid-cols-[1fr_auto] items-center gap-x-1",
    link: "drawer-link",
    button: "size-12",
    icon: "size-5",
    list: "col-span-2 ml-4 border-line border-l pl-2",
  },
};

type MenuItemProps = { item: MenuItemContent; look: keyof typeof LOOKS; onFollow?: () => void };

/** A link, or a disclosure button for a submenu. A mouse opens it by hovering; CSS opens it without scripts. */
export function MenuItem({ item, look, onFollow }: MenuItemProps) {
  const classes = LOOKS[look];
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (item.submenu.length === 0) return <NavLink link={item} onClick={onFollow} className={classes.link} />;

  function hover(isOver: boolean) {
    isHovered.current = isOver;
    setIsOpen(isOver);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  function follow() {
    setIsOpen(false);
    onFollow?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside are what is operated
    <div
      className={`group/item ${classes.item}`}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && hover(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
      onKeyDown={closeOnEscape}
    >
      <NavLink link={item} onClick={follow} className={classes.link} />
      <button
        ref={button}
        type="button"
        aria-label={`More in ${item.label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(isHovered.current || !isOpen)}
        className={`grid place-items-center rounded-lg ${classes.button}`}
      >
        <span aria-hidden className={`transition-transform ${isOpen ? "rotate-180" : ""}`}>
          <Icon name="chevron-right" className={`rotate-90 ${classes.icon}`} />
        </span>
      </button>
      <ul
        id={id}
        className={`${isOpen ? "" : "hidden"} noscript:group-focus-within/item:block noscript:group-hover/item:block ${classes.list}`}
      >
        {item.submenu.map((link) => (
          <li key={link.href}>
            <NavLink
              link={link}
              onClick={follow}
              className="block rounded-xl px-4 py-2.5 hover:bg-mist aria-[current=page]:bg-sky aria-[current=page]:text-blue-700"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
