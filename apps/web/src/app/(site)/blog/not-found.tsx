import { buttonClass } from "@repo/ui/button";
import { FileQuestion } from "lucide-react";
import { Link } from "@/components/link";
import { Notice } from "@/components/notice";

/** Pages of the list and of tags come and go with the posts. */
export default function NoArticlesHere() {
  return (
    <Notice
      icon={<FileQuestion aria-hidden />}
      title="No Articles Here"
      text="What was on this page has moved to another one, or has been removed."
    >
      <Link href="/blog" className={buttonClass("primary")}>
        Back to Blog
      </Link>
    </Notice>
  );
}
