"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const Consent = lazy(() => import("./consent"));

export function LazyConsent(props: ComponentProps<typeof Consent>) {
  return (
    <Suspense>
      <Consent {...props} />
    </Suspense>
  );
}
