"use client";

import type { ComponentProps } from "react";
import { Link } from "@/components/link";
import { trackServiceInquiry } from "@/lib/consent/analytics";

type InquiryLinkProps = ComponentProps<typeof Link> & { service: string };

export function InquiryLink({ service, ...props }: InquiryLinkProps) {
  return <Link {...props} onClick={() => trackServiceInquiry(service)} />;
}
