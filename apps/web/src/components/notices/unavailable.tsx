import { listPublishedPages } from "@repo/cms-client/pages";
import { PAGE_PATHS } from "@repo/contract/page/content-types";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Notice } from "./notice";

const WAYS_ON = [
  { type: "home-page", label: "Home" },
  { type: "contact-page", label: "Contact Us" },
] as const;

export async function Unavailable() {
  const published = await listPublishedPages();
  return (
    <Notice
      icon={<Icon name="file-question-mark" />}
      title="This page is not available"
      text="No page has this address, or it has been taken off the site."
    >
      {WAYS_ON.filter(({ type }) => published.includes(type)).map(({ type, label }) => (
        <Link key={type} href={PAGE_PATHS[type]} className={buttonClass("outline")}>
          {label}
        </Link>
      ))}
    </Notice>
  );
}
