import { useFocusField } from "@repo/plugin-kit/admin/use-focus-field";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { type Chosen, formOf, useChosenField } from "./chosen-field";
import type { Shown } from "./use-preview-link";

export function useFollowedClicks({ model, documentId }: Shown, onFollow: () => void): void {
  const navigate = useNavigate();
  const focusField = useFocusField();
  useChosenField(
    useCallback(
      (chosen: Chosen) => {
        onFollow();
        const isHere = chosen.uid === model && (!chosen.documentId || chosen.documentId === documentId);
        if (isHere) focusField(chosen.field);
        else navigate(formOf(chosen), { state: { field: chosen.field } });
      },
      [model, documentId, onFollow, navigate, focusField],
    ),
  );
}
