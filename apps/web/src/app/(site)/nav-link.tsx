"use client";

import { usePathname } from "next/navigation";
import type { LinkFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";

type NavLinkProps = { link: LinkFragment; className?: string; onClick?: () => void };

export function NavLink({ link, ...props }: NavLinkProps) {
  const path = usePathname();
  const here = path === link.href || (link.href !== "/" && path.startsWith(`${link.href}/`));
  return (
    <Link href={link.href} newTab={link.newTab} aria-current={here ? "page" : undefined} {...props}>
      {link.label}
    </Link>
  );
}
