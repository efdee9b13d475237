import { useState } from "react";

const LEAST = 320;
/** From this width on, Strapi has the side panels beside the form. */
const WITH_SIDE_PANELS = 1080;
const SHARE = 0.45;

export function usePaneWidth() {
  const room = window.innerWidth;
  const leftToTheForm = room < WITH_SIDE_PANELS ? 480 : 760;
  const covers = room < LEAST + leftToTheForm;
  const range = { min: LEAST, max: Math.max(LEAST, room - leftToTheForm) };
  const [wanted, setWidth] = useState(Math.round(room * SHARE));
  const width = covers ? room : Math.min(Math.max(wanted, range.min), range.max);
  return { width, setWidth, range, covers };
}
