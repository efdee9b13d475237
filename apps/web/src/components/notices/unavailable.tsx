import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { createLinkCheck } from "@/site-pages";
import { Notice } from "./notice";

const WAYS_ON = [
  { href: "/", label: "Home" },
  { href: "/contact", label: "Contact Us" },
];

export async function Unavailable() {
  const isThere = await createLinkCheck();
  return (
    <Notice
      icon={<Icon name="file-question-mark" />}
      title="This page is not available"
      text="No page has this address, or it has been taken off the site."
    >
      {WAYS_ON.filter(({ href }) => isThere(href)).map(({ href, label }) => (
        <Link key={href} href={href} className={buttonClass("outline")}>
          {label}
        </Link>
      ))}
    </Notice>
  );
}
