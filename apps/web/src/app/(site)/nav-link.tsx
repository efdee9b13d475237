"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/link";

type NavLinkProps = { href: string; className?: string; onClick?: () => void; children: ReactNode };

/** A link that knows when the visitor is on its page, or below it. */
export function NavLink({ href, children, ...props }: NavLinkProps) {
  const path = usePathname();
  const here = path === href || (href !== "/" && path.startsWith(`${href}/`));
  return (
    <Link href={href} aria-current={here ? "page" : undefined} {...props}>
      {children}
    </Link>
  );
}
