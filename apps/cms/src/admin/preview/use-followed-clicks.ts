import { useFocusField } from "@repo/plugin-kit/admin/use-focus-field";
import { uidOf } from "@repo/rules/content-types";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { type Chosen, formOf, useChosenField } from "./chosen-field";

/** A click in the preview leads to its field, in this form or in that of another entry. */
export function useFollowedClicks(model: string, id: string, onFollow: () => void): void {
  const navigate = useNavigate();
  const focusField = useFocusField();
  useChosenField(
    useCallback(
      (chosen: Chosen) => {
        const { contentType, documentId, field } = chosen;
        onFollow();
        const isHere = uidOf(contentType) === model && (!documentId || documentId === id);
        if (isHere) focusField(field);
        else navigate(formOf(chosen), { state: { field } });
      },
      [model, id, onFollow, navigate, focusField],
    ),
  );
}
