"use client";

import { type ComponentProps, lazy, Suspense } from "react";

const PreviewFrame = lazy(() => import("./preview-frame"));

export function LazyPreviewFrame(props: ComponentProps<typeof PreviewFrame>) {
  return (
    <Suspense>
      <PreviewFrame {...props} />
    </Suspense>
  );
}
