"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const Consent = lazy(() => import("./consent"));

/** Lazy: a site without a tag loads none of it. */
export function LazyConsent(props: ComponentProps<typeof Consent>) {
  return (
    <Suspense>
      <Consent {...props} />
    </Suspense>
  );
}
