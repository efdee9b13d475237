import { buttonClass } from "@repo/ui/button";
import { FileQuestion } from "lucide-react";
import { Link } from "@/components/link";
import { Notice } from "@/components/notice";

export default function PostNotFound() {
  return (
    <Notice
      icon={<FileQuestion aria-hidden />}
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or has been removed."
    >
      <Link href="/blog" className={buttonClass("primary")}>
        Back to Blog
      </Link>
    </Notice>
  );
}
