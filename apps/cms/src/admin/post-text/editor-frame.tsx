import { Flex } from "@strapi/design-system";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { css, styled } from "styled-components";

export const WINDOW_HEIGHT = "calc(100dvh - 9rem)";

const Frame = styled(Flex)<{ $fillsWindow: boolean }>`
  ${({ $fillsWindow, theme }) =>
    $fillsWindow &&
    css`
      position: fixed;
      inset: 0;
      z-index: ${theme.zIndices.navigation + 1};
      overflow: auto;
      padding: 2rem;
      background: ${theme.colors.neutral0};
      textarea { height: ${WINDOW_HEIGHT}; }
    `}
`;

type EditorFrameProps = { fillsWindow: boolean; onLeave: () => void; children: ReactNode };

/** May fill the window, until Escape is pressed or the focus moves to what it covers. */
export function EditorFrame({ fillsWindow, onLeave, children }: EditorFrameProps) {
  function leaveByKey(event: KeyboardEvent) {
    if (event.key === "Escape" && event.currentTarget.contains(event.target as Node)) onLeave();
  }

  function leaveWithFocus({ currentTarget, relatedTarget }: FocusEvent) {
    const isCovered = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isCovered && !relatedTarget.closest("[role=dialog]")) onLeave();
  }

  return (
    <Frame
      $fillsWindow={fillsWindow}
      direction="column"
      alignItems="stretch"
      gap={2}
      {...(fillsWindow && { onKeyDown: leaveByKey, onBlur: leaveWithFocus })}
    >
      {children}
    </Frame>
  );
}
