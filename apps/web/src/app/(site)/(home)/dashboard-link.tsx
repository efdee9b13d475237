"use client";

import { BLOG_ADMIN, JOBS_ADMIN } from "@repo/contract/http/roles";
import { lazy, Suspense, useEffect, useState } from "react";
import { hasFlag } from "@/lib/dashboards";

const SignedInLink = lazy(() => import("./signed-in-link"));

/** Asks for the session, and loads the link, only in browsers that have a dashboard's flag. */
export function DashboardLink() {
  const [hinted, setHinted] = useState(false);

  useEffect(() => {
    const look = () => setHinted(hasFlag(JOBS_ADMIN) || hasFlag(BLOG_ADMIN));
    look();
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, []);

  return (
    hinted && (
      <Suspense>
        <SignedInLink />
      </Suspense>
    )
  );
}
