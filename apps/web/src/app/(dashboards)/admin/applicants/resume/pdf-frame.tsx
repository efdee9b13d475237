"use client";

import { company } from "@repo/brand";
import { useEffect, useRef, useState } from "react";
import { failureText } from "@/lib/failure";
import { readPdfData } from "@/lib/pdf-data";
import { anySignal, requestTimeout } from "@/lib/request-timeout";
import { siteFile } from "@/lib/site-fetch";
import { ResumeNotice } from "./resume-notice";

/** Longer than the frame gives itself to draw the first page. */
const DRAWN_MS = 40_000;
/** The maximum number of data files that a frame gets. No PDF needs as many. */
const DATA_MAX = 100;
const UNREADABLE = "This PDF can’t be shown here. Download it to read it.";
const LOCKED =
  "This PDF is protected by a password. Download it to open it with the password, or ask the applicant for one without.";

const LIBRARY = new URL("pdfjs-dist/legacy/build/pdf.min.mjs", import.meta.url).href;
const WORKER = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).href;
const VIEWER = new URL("./viewer.mjs", import.meta.url).href;

type Answer = { kind: "drawn"; pages: number; shown: number } | { kind: "failed"; isLocked: boolean };
type State = { kind: "loading" } | Answer | { kind: "unavailable"; error: unknown };
type PdfFrameProps = { id: string; name: string; onRetry: () => void };

/** Fetches the file with the session, and gives it to a frame that has neither session nor network. */
export function PdfFrame({ id, name, onRetry }: PdfFrameProps) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    const { port1: port, port2 } = new MessageChannel();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHandedOver = false;
    let dataGiven = 0;

    async function giveData(name: string) {
      dataGiven += 1;
      if (dataGiven <= DATA_MAX) port.postMessage({ name, content: await readPdfData(name) });
    }

    /** Messages from the frame can't be trusted: the PDF may have sent them. */
    port.onmessage = ({ data }) => {
      const wanted = readWanted(data);
      if (wanted) return void giveData(wanted);
      const answer = readAnswer(data);
      if (!answer) return;
      clearTimeout(timer);
      setState(answer);
    };
    const fail = (error: unknown) => {
      if (!signal.aborted) setState({ kind: "unavailable", error });
    };
    const giveUp = () => setState({ kind: "failed", isLocked: false });

    const parts = Promise.all([
      siteFile("GET /api/resumes/:id", { ids: { id }, query: { view: "" }, signal }),
      ...[LIBRARY, WORKER, VIEWER].map((address) => readScript(address, signal)),
    ] as const);
    // Failures are reported even if the frame never loads.
    parts.catch(fail);

    async function handOver() {
      // The frame has loaded a second time, so it has navigated away.
      if (isHandedOver) return giveUp();
      isHandedOver = true;
      const [file, library, worker, viewer] = await parts;
      if (signal.aborted) return;
      timer = setTimeout(giveUp, DRAWN_MS);
      // The frame's origin is opaque, so only "*" reaches it.
      element?.contentWindow?.postMessage({ file, library, worker, viewer }, "*", [file, port2]);
    }
    const onLoad = () => void handOver().catch(fail);
    element.addEventListener("load", onLoad);
    element.src = "/api/resume-viewer";
    return () => {
      ended.abort();
      clearTimeout(timer);
      element.removeEventListener("load", onLoad);
      port.close();
    };
  }, [id]);

  if (state.kind === "failed") return <ResumeNotice id={id}>{state.isLocked ? LOCKED : UNREADABLE}</ResumeNotice>;
  if (state.kind === "unavailable") {
    return (
      <ResumeNotice id={id} onRetry={onRetry}>
        {failureText(state.error, "The résumé can’t be shown right now.")}
      </ResumeNotice>
    );
  }
  return (
    <>
      <p role="status" className="text-slate text-sm">
        {state.kind === "loading" ? "Loading the résumé..." : pagesNote(state)}
      </p>
      <iframe
        ref={frame}
        data-resume
        title={`Résumé of ${name}`}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className="min-h-0 w-full grow rounded-lg border border-line bg-mist"
      />
    </>
  );
}

function pagesNote({ pages, shown }: { pages: number; shown: number }): string {
  const all = `${pages.toLocaleString(company().locale)} ${pages === 1 ? "page" : "pages"}`;
  return shown < pages ? `The first ${shown} of ${all}. Download the file for the others.` : all;
}

function readAnswer(data: unknown): Answer | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "failed") return { kind: "failed", isLocked: "isLocked" in data && data.isLocked === true };
  if (data.kind !== "drawn" || !("pages" in data) || !("shown" in data)) return undefined;
  const { pages, shown } = data;
  return isCount(pages) && isCount(shown) ? { kind: "drawn", pages, shown } : undefined;
}

function readWanted(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data) || !("name" in data)) return undefined;
  return data.kind === "wanted" && typeof data.name === "string" ? data.name : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

async function readScript(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal: anySignal([signal, requestTimeout()]) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}
