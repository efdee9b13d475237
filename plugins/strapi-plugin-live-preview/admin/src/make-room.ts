import { createGlobalStyle } from "styled-components";

/** Width of the side panels beside the fields of a form, which have the rest of the room. Narrower ones break words. */
const SIDE_PANELS = "22rem";

const GRID = 'main form :has(> * > [role="tabpanel"])';

export const MakeRoom = createGlobalStyle<{ $width: number }>`
  body,
  html body[data-scroll-locked] {
    padding-right: ${({ $width }) => $width}px !important;
  }
  nav[aria-label="Content Manager"] {
    display: none;
  }
  ${GRID} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${GRID} > * {
    grid-column: auto;
  }
  ${GRID} > :nth-child(2) {
    width: ${SIDE_PANELS};
  }
  main form > :has(h1, [role="tablist"]) {
    padding-inline: 2.4rem;
  }
`;
