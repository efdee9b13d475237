import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { type Chosen, formOf, useChosenField } from "./chosen-field";

export function FollowFromPreview() {
  const navigate = useNavigate();
  useChosenField(
    useCallback((chosen: Chosen) => navigate(formOf(chosen), { state: { field: chosen.field } }), [navigate]),
  );
  return null;
}
