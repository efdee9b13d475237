"use client";

import type { ApplicationItem } from "@repo/contract/application/applicant";
import { Button } from "@repo/ui/button";
import { useRef, useState } from "react";
import { failureText } from "@/app/(dashboards)/_shared/requests/failure";

type PrivateLinkProps = {
  application: ApplicationItem;
  revoke: () => Promise<void>;
};

export function PrivateLink({ application: { hasLink }, revoke }: PrivateLinkProps) {
  const [isRevoking, setIsRevoking] = useState(false);
  const [told, setTold] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);

  async function click() {
    if (isRevoking) return;
    setIsRevoking(true);
    setTold(undefined);
    try {
      await revoke();
      setTold("The link no longer works. The applicant can ask for a new one.");
      // The focused button is about to disappear.
      status.current?.focus();
    } catch (error) {
      setTold(failureText(error, "The link could not be revoked."));
    } finally {
      setIsRevoking(false);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <p>
        <span className="text-slate">Private link:</span> {hasLink ? "active" : "none"}
      </p>
      {hasLink && (
        <Button size="small" look="outline" aria-disabled={isRevoking} onClick={click}>
          {isRevoking ? "Revoking..." : "Revoke link"}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="outline-none">
        {told}
      </p>
    </div>
  );
}
