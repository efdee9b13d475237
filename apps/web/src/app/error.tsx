"use client";

import { Button } from "@repo/ui/button";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";

/** A page that could not be rendered, and never was before. */
export default function ErrorPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center bg-mist p-6">
      <div className="card max-w-lg p-10 text-center">
        <CloudOff aria-hidden className="mx-auto size-12 text-blue" />
        <h1 className="mt-5 text-card">This page can’t be shown right now</h1>
        <p className="mt-3 text-slate">Our content service is taking a moment. Please try again.</p>
        <Button className="mt-6" onClick={retry}>
          Try Again
        </Button>
      </div>
    </main>
  );
}
