import { ChevronRight } from "lucide-react";
import Link from "next/link";

const link = "py-1 hover:text-white hover:underline";
const step = "flex items-center gap-2";

export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sky text-sm">
        <li>
          <Link href="/" className={link}>
            Home
          </Link>
        </li>
        <li className={step}>
          <ChevronRight aria-hidden className="size-4" />
          <Link href="/services" className={link}>
            Services
          </Link>
        </li>
        <li className={step}>
          <ChevronRight aria-hidden className="size-4" />
          <span aria-current="page" className="py-1 font-medium text-white">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
