"use client";

import type { LinkFragment } from "@repo/cms-client/generated/graphql";
import { usePathname } from "next/navigation";
import { Link } from "@/components/link";

type NavLinkProps = { link: LinkFragment; className?: string; onClick?: () => void };

/** A link that knows when the visitor is on its page, or below it. */
export function NavLink({ link, ...props }: NavLinkProps) {
  const path = usePathname();
  const here = path === link.href || (link.href !== "/" && path.startsWith(`${link.href}/`));
  return (
    <Link href={link.href} newTab={link.newTab} aria-current={here ? "page" : undefined} {...props}>
      {link.label}
    </Link>
  );
}
