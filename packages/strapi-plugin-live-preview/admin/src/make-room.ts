import { createGlobalStyle } from "styled-components";

export const MakeRoom = createGlobalStyle<{ $width: number }>`
  body {
    padding-right: ${({ $width }) => $width}px;
  }
  nav[aria-label="Content Manager"] {
    display: none;
  }
`;
