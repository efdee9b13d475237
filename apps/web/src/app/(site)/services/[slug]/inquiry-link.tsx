"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { trackServiceInquiry } from "@/lib/analytics";

type InquiryLinkProps = ComponentProps<typeof Link> & { service: string };

/** Records which service the inquiry is about, then goes on like any link. */
export function InquiryLink({ service, ...props }: InquiryLinkProps) {
  return <Link {...props} onClick={() => trackServiceInquiry(service)} />;
}
