"use client";

import { type ComponentProps, useEffect } from "react";
import { Link } from "@/components/link";
import { trackServiceInquiry, trackServiceView } from "@/lib/consent/analytics";

export function ServiceViewed({ title, slug }: { title: string; slug: string }) {
  useEffect(() => {
    // Strict mode runs effects twice. The timer makes only the second run count.
    const timer = setTimeout(() => trackServiceView(title, slug));
    return () => clearTimeout(timer);
  }, [title, slug]);
  return null;
}

export function InquiryLink({ service, ...props }: ComponentProps<typeof Link> & { service: string }) {
  return <Link {...props} onClick={() => trackServiceInquiry(service)} />;
}
