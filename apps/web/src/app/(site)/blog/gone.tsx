import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Notice } from "@/components/notices";

export function Gone({ title, text }: { title: string; text: string }) {
  return (
    <Notice icon={<Icon name="file-question-mark" />} title={title} text={text}>
      <Link href="/blog" className={buttonClass("primary")}>
        Back to Blog
      </Link>
    </Notice>
  );
}
