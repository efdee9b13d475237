"use client";

import type { LinkFragment } from "@repo/cms-client/generated/graphql";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { NavLink } from "./nav-link";

export type MenuItemContent = LinkFragment & { submenu: LinkFragment[] };

type MenuItemProps = {
  item: MenuItemContent;
  icon: ReactNode;
  className: string;
  linkClass: string;
  buttonClass: string;
  listClass: string;
  onFollow?: () => void;
};

/** A link, or a disclosure button for a submenu. A mouse opens it by hovering; CSS opens it without scripts. */
export function MenuItem({ item, icon, className, linkClass, buttonClass, listClass, onFollow }: MenuItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHovered = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (item.submenu.length === 0) return <NavLink link={item} onClick={onFollow} className={linkClass} />;

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
      className={`group/item ${className}`}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(true)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && hover(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
      onKeyDown={closeOnEscape}
    >
      <NavLink link={item} onClick={follow} className={linkClass} />
      <button
        ref={button}
        type="button"
        aria-label={`More in ${item.label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(isHovered.current || !isOpen)}
        className={`grid place-items-center rounded-lg ${buttonClass}`}
      >
        <span aria-hidden className={`transition-transform ${isOpen ? "rotate-180" : ""}`}>
          {icon}
        </span>
      </button>
      <ul
        id={id}
        className={`${isOpen ? "" : "hidden"} noscript:group-focus-within/item:block noscript:group-hover/item:block ${listClass}`}
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
