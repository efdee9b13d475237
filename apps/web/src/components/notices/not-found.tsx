import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { statusMark } from "#runtime/page-signals";
import { Unavailable } from "./unavailable";

/**
 * Answers 404 with `notice` in its HTML: after a bare `notFound()` that is empty until scripts have run. Of a page that is
 * rendered for each request, the server sets the status.
 */
export function NotFound({ notice = <Unavailable /> }: { notice?: ReactNode }) {
  const shown = (
    <>
      <meta name="robots" content="noindex" />
      <template {...statusMark(404)} />
      {notice}
    </>
  );
  return (
    <Suspense fallback={shown}>
      <Missing />
    </Suspense>
  );
}

function Missing(): ReactNode {
  notFound();
}
