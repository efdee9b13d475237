import { useState } from "react";

const LEAST = 320;
const LEFT_TO_THE_FORM = 480;
const SHARE = 0.45;

/** In pixels. Where there is no room for a form beside it, the pane covers the window. */
export function usePaneWidth() {
  const room = window.innerWidth;
  const covers = room < LEAST + LEFT_TO_THE_FORM;
  const range = { min: LEAST, max: Math.max(LEAST, room - LEFT_TO_THE_FORM) };
  const [wanted, setWidth] = useState(Math.round(room * SHARE));
  const width = covers ? room : Math.min(Math.max(wanted, range.min), range.max);
  return { width, setWidth, range, covers };
}
