import { Button, buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { SETUP_REQUIRED } from "@/lib/blog";
import { BlogNotice } from "./blog-notice";

const STEPS = [
  "Sign in to the blog dashboard. It shows the SQL for the database in use.",
  "Copy it, and run it in the database’s own SQL editor.",
  "Come back to this page and refresh it.",
];

export function BlogSetup() {
  return (
    <BlogNotice
      icon={<Icon name="database-zap" />}
      title={SETUP_REQUIRED}
      text="The table that holds the blog’s articles does not exist yet. Whoever looks after this site can create it:"
    >
      <ol className="mt-6 grid gap-3 text-left">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4 rounded-xl bg-mist p-4">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-blue font-semibold text-sm text-white"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap justify-center gap-4">
        <form action="/blog/refresh" method="post">
          <Button type="submit">Refresh After Setup</Button>
        </form>
        <Link href="/blog/admin/login" prefetch={false} className={buttonClass("outline")}>
          Go to Admin Login
        </Link>
      </div>
    </BlogNotice>
  );
}
