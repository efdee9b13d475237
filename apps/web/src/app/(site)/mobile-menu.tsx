"use client";

import { Dialog } from "@repo/ui/dialog";
import { usePathname } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { MenuItem, type MenuItemContent } from "./menu-item";

type MobileMenuProps = { items: MenuItemContent[]; icon: ReactNode; submenuIcon: ReactNode; children: ReactNode };

export function MobileMenu({ items, icon, submenuIcon, children }: MobileMenuProps) {
  const path = usePathname();
  const id = useId();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  const close = () => setOpenOn(undefined);

  return (
    <div className="shrink-0 menu-fits:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-controls={id}
        aria-expanded={open}
        onClick={() => setOpenOn(path)}
        className="grid size-12 place-items-center rounded-xl hover:bg-white/10 group-data-scrolled:hover:bg-mist"
      >
        {icon}
      </button>
      <Dialog
        id={id}
        open={open}
        onClose={close}
        title="Menu"
        closeLabel="Close menu"
        className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] animate-drawer bg-white p-(--pad) text-ink [--pad:--spacing(6)]"
      >
        {children}
        <nav aria-label="Main" className="mt-6 flex flex-col gap-1">
          {items.map((item) => (
            <MenuItem
              key={item.href}
              item={item}
              icon={submenuIcon}
              onFollow={close}
              className="grid grid-cols-[1fr_auto] items-center gap-x-1"
              buttonClass="size-12"
              listClass="col-span-2 ml-4 border-line border-l pl-2"
              linkClass="rounded-xl px-4 py-3 font-medium text-lg hover:bg-mist aria-[current=page]:bg-sky aria-[current=page]:text-blue-700 last:mt-5 last:bg-orange last:text-center last:font-semibold last:text-ink last:hover:bg-orange-300"
            />
          ))}
        </nav>
      </Dialog>
    </div>
  );
}
