import { Button } from "@repo/ui/button";
import { useEffect, useRef } from "react";
import type { ConsentNoticeFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import type { Choice } from "@/lib/consent/consent";

type ConsentNoticeProps = {
  notice: ConsentNoticeFragment;
  reopened: boolean;
  onChoose: (choice: Choice) => void;
};

export default function ConsentNotice({ notice, reopened, onChoose }: ConsentNoticeProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reopened) region.current?.focus();
  }, [reopened]);

  const { title, text, privacyLink, acceptLabel, declineLabel } = notice;
  return (
    <section
      ref={region}
      id="consent-notice"
      aria-labelledby="consent-title"
      tabIndex={-1}
      className="fixed inset-x-3 bottom-3 z-40 max-h-[50dvh] roomy:max-h-[33dvh] animate-pop overflow-y-auto rounded-card border border-line bg-white p-5 text-ink shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-104 print:hidden"
    >
      <p id="consent-title" className="font-display font-semibold">
        {title}
      </p>
      <p className="mt-1.5 text-slate text-sm">
        {text}{" "}
        <Link
          href={privacyLink.href}
          newTab={privacyLink.newTab}
          className="whitespace-nowrap text-blue-700 underline underline-offset-2"
        >
          {privacyLink.label}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button look="outline" className="min-h-11 py-2" onClick={() => onChoose("accepted")}>
          {acceptLabel}
        </Button>
        <Button look="outline" className="min-h-11 py-2" onClick={() => onChoose("declined")}>
          {declineLabel}
        </Button>
      </div>
    </section>
  );
}
