"use client";

import type { ResumeText } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { useEffect, useState } from "react";
import { failureText } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";
import { ResumeNotice } from "./resume-notice";

const EMPTY = "This file has no text that can be shown here. Download the original to read it.";

type WordTextProps = { id: string; name: string; isPasted: boolean; onRetry: () => void };

export function WordText({ id, name, isPasted, onRetry }: WordTextProps) {
  const [shown, setShown] = useState<ResumeText>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    const ended = new AbortController();
    siteFetch("GET /api/resumes/:id/text", { ids: { id }, signal: ended.signal }).then(setShown, (failure) => {
      if (!ended.signal.aborted) setError(failure);
    });
    return () => ended.abort();
  }, [id]);

  if (error) {
    const isFinal = error instanceof RuleError && error.code === "RESUME_UNREADABLE";
    return (
      <ResumeNotice id={id} onRetry={isFinal ? undefined : onRetry}>
        {failureText(error, "The résumé can’t be shown right now.")}
      </ResumeNotice>
    );
  }
  if (shown && !shown.text && !isPasted) return <ResumeNotice id={id}>{EMPTY}</ResumeNotice>;
  return (
    <>
      <p role="status" className="text-slate text-sm">
        {shown ? textNote(shown, isPasted) : "Reading the résumé..."}
      </p>
      {shown?.text && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs the focus
          tabIndex={0}
          data-resume
          aria-label={`Text of the résumé of ${name}`}
          className="min-h-0 grow overflow-auto rounded-lg border border-line bg-white p-5"
        >
          <p className="wrap-anywhere whitespace-pre-wrap text-sm">{shown.text}</p>
        </section>
      )}
    </>
  );
}

function textNote({ isCut }: ResumeText, isPasted: boolean): string {
  if (isPasted) return "The applicant pasted this text instead of attaching a file";
  return isCut ? "The beginning of the text of the Word file" : "The text of the Word file, without its layout";
}
