import { buttonClass } from "@repo/ui/button";
import { FileQuestion } from "lucide-react";
import { Link } from "@/components/link";
import { Notice } from "@/components/notices/notice";

export function Gone({ title, text }: { title: string; text: string }) {
  return (
    <Notice icon={<FileQuestion aria-hidden />} title={title} text={text}>
      <Link href="/blog" className={buttonClass("primary")}>
        Back to Blog
      </Link>
    </Notice>
  );
}
