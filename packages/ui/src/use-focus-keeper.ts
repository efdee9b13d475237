import { type RefCallback, useCallback } from "react";
import { captionId } from "./pagination";

const CONTROLS = "a, button, input, select";

/** When the focused element is removed, focuses the same control of the next or previous row, or else the caption. */
export function useFocusKeeper(tableId: string): RefCallback<HTMLElement> {
  return useCallback(
    (keeper) => {
      let last: { control: Element; row: number; place: number } | undefined;

      function remember({ target }: FocusEvent) {
        if (!(target instanceof HTMLElement) || target.closest("dialog")) return;
        const row = target.closest<HTMLTableRowElement>("tbody tr");
        last = { control: target, row: row?.sectionRowIndex ?? -1, place: row ? controlsOf(row).indexOf(target) : -1 };
      }

      // Watches the whole page, because a confirm dialog gives the focus back to a removed element.
      const observer = new MutationObserver(() => {
        if (!last || last.control.isConnected || document.activeElement !== document.body) return;
        const rows = document.querySelectorAll<HTMLTableRowElement>(`#${tableId} tbody tr`);
        const row = last.row < 0 ? undefined : rows[Math.min(last.row, rows.length - 1)];
        const controls = row ? controlsOf(row) : [];
        const next = controls[last.place] ?? controls[0] ?? document.getElementById(captionId(tableId));
        next?.focus({ preventScroll: row === undefined });
      });

      keeper?.addEventListener("focusin", remember);
      observer.observe(document.body, { childList: true, subtree: true });
      return () => {
        keeper?.removeEventListener("focusin", remember);
        observer.disconnect();
      };
    },
    [tableId],
  );
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)];
}
