import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { BlogNotice } from "./blog-notice";

export function NoPosts() {
  return (
    <BlogNotice
      icon={<Icon name="pen-line" />}
      title="No Blog Posts Yet"
      text="The first article is still being written. It will be here as soon as it is published."
    >
      <Link href="/blog/admin/login" prefetch={false} className={buttonClass("primary", "mt-8")}>
        Create Your First Post
      </Link>
    </BlogNotice>
  );
}
