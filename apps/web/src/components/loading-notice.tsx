import { createPortal } from "react-dom";

export function LoadingNotice({ text }: { text: string }) {
  return createPortal(
    <p
      role="status"
      className="fixed inset-x-0 bottom-6 z-50 mx-auto flex w-fit animate-late items-center gap-3 rounded-full bg-ink px-6 py-3 text-white shadow-float"
    >
      <span aria-hidden className="size-5 animate-spin rounded-full border-2 border-white/25 border-t-orange" />
      {text}
    </p>,
    document.body,
  );
}
