"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { fieldAt } from "./field-at";

type PreviewFrameProps = {
  panel: string;
  children: ReactNode;
};

export default function PreviewFrame({ panel, children }: PreviewFrameProps) {
  const router = useRouter();
  const [isFramed, setFramed] = useState(false);

  useEffect(() => {
    const refresh = ({ origin, data }: MessageEvent) => {
      if (origin === panel && data?.type === "strapiUpdate") router.refresh();
    };
    addEventListener("message", refresh);
    return () => removeEventListener("message", refresh);
  }, [router, panel]);

  useEffect(() => {
    if (window.parent === window) return;
    setFramed(true);
    // The editor may have typed something while the page was loading.
    router.refresh();
    let outlined: HTMLElement | SVGElement | undefined;
    const outline = ({ target, clientX, clientY }: MouseEvent) => {
      if (outlined) outlined.style.outline = "";
      const { shown } = fieldAt(target as Element, clientX, clientY) ?? {};
      outlined = shown instanceof HTMLElement ? shown : undefined;
      if (outlined) outlined.style.outline = "2px solid #4945ff";
    };
    const choose = (event: MouseEvent) => {
      const found = fieldAt(event.target as Element, event.clientX, event.clientY);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      window.parent.postMessage({ type: "preview:field", ...found.mark }, panel);
    };
    document.addEventListener("mouseover", outline);
    document.addEventListener("click", choose, { capture: true });
    return () => {
      document.removeEventListener("mouseover", outline);
      document.removeEventListener("click", choose, { capture: true });
    };
  }, [router, panel]);

  return isFramed ? <p>Click on a text or picture to change it.</p> : children;
}
