import type { Mark } from "@repo/plugin-kit/preview/mark";
import { useEffect } from "react";

export type Chosen = Mark & { type: "preview:field" };

export function useChosenField(onChoose: (chosen: Chosen) => void): void {
  useEffect(() => {
    const follow = (event: MessageEvent) => {
      if (isFromFrame(event) && isChosen(event.data)) onChoose(event.data);
    };
    window.addEventListener("message", follow);
    return () => window.removeEventListener("message", follow);
  }, [onChoose]);
}

export const formOf = ({ uid, documentId }: Chosen) =>
  `/content-manager/${documentId ? `collection-types/${uid}/${documentId}` : `single-types/${uid}`}`;

/** The panel frames only previews. One may have followed a link to another site, so the origin must match too. */
const isFromFrame = ({ source, origin }: MessageEvent) =>
  [...document.querySelectorAll("iframe")].some(
    ({ contentWindow, src }) => contentWindow === source && new URL(src).origin === origin,
  );

export const isChosen = (data: unknown): data is Chosen => {
  const { type, uid, documentId, field } = (data ?? {}) as Partial<Chosen>;
  const isEntry = /^[\w-]+::[\w-]+\.[\w-]+$/.test(String(uid)) && /^[\w-]*$/.test(documentId ?? "");
  return type === "preview:field" && isEntry && typeof field === "string";
};
