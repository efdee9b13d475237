import { buttonClass } from "@repo/ui/button";
import { FileQuestion } from "lucide-react";
import { Link } from "@/components/link";
import { linkable } from "@/site-pages";
import { Notice } from "./notice";

const WAYS_ON = [
  { href: "/", label: "Home" },
  { href: "/contact", label: "Contact Us" },
];

export async function Unavailable() {
  const isThere = await linkable();
  return (
    <Notice
      icon={<FileQuestion aria-hidden />}
      title="This page is not available"
      text="It has been taken off the site, perhaps just for a while."
    >
      {WAYS_ON.filter(({ href }) => isThere(href)).map(({ href, label }) => (
        <Link key={href} href={href} className={buttonClass("outline")}>
          {label}
        </Link>
      ))}
    </Notice>
  );
}
