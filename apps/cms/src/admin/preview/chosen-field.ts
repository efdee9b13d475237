import { CONTENT_TYPES, type ContentType, uidOf } from "@repo/rules/content-types";
import { useEffect } from "react";

export type Chosen = { type: "preview:field"; contentType: ContentType; documentId?: string; field: string };

export function useChosenField(onChoose: (chosen: Chosen) => void): void {
  useEffect(() => {
    const follow = (event: MessageEvent) => {
      if (isFromFrame(event) && isChosen(event.data)) onChoose(event.data);
    };
    window.addEventListener("message", follow);
    return () => window.removeEventListener("message", follow);
  }, [onChoose]);
}

export const formOf = ({ contentType, documentId }: Chosen) =>
  `/content-manager/${documentId ? `collection-types/${uidOf(contentType)}/${documentId}` : `single-types/${uidOf(contentType)}`}`;

/** The panel frames nothing but previews, which may have followed a link to another site. */
const isFromFrame = ({ source, origin }: MessageEvent) =>
  [...document.querySelectorAll("iframe")].some(
    ({ contentWindow, src }) => contentWindow === source && new URL(src).origin === origin,
  );

const isChosen = (data: unknown): data is Chosen => {
  const { type, contentType, field } = (data ?? {}) as Partial<Chosen>;
  return type === "preview:field" && CONTENT_TYPES.some((each) => each === contentType) && typeof field === "string";
};
