"use client";

import { Dialog } from "@repo/ui/dialog";
import { usePathname } from "next/navigation";
import { type ReactNode, useId, useState } from "react";
import { MenuItem, type MenuItemContent } from "./menu-item";

type MobileMenuProps = { items: MenuItemContent[]; icon: ReactNode; children: ReactNode };

export function MobileMenu({ items, icon, children }: MobileMenuProps) {
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
            <MenuItem key={item.href} item={item} look="drawer" onFollow={close} />
          ))}
        </nav>
      </Dialog>
    </div>
  );
}
