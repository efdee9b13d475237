import { Box, Flex, IconButton } from "@strapi/design-system";
import { ArrowLeft, ArrowRight } from "@strapi/icons";
import type { KeyboardEvent, PointerEvent } from "react";
import { useText } from "./plugin";

const STEP = 40;

type SplitterProps = { value: number; range: { min: number; max: number }; onChange: (width: number) => void };

const stepped = ({ value, range, onChange }: SplitterProps, step: number) =>
  onChange(Math.min(Math.max(value + step, range.min), range.max));

export function SplitterButtons(props: SplitterProps) {
  const text = useText();
  return (
    <Flex gap={1}>
      <IconButton label={text("pane.wider")} variant="ghost" onClick={() => stepped(props, STEP)}>
        <ArrowLeft />
      </IconButton>
      <IconButton label={text("pane.narrower")} variant="ghost" onClick={() => stepped(props, -STEP)}>
        <ArrowRight />
      </IconButton>
    </Flex>
  );
}

/** Implements the window splitter pattern of the ARIA practices, at the left edge of what it resizes. */
export function Splitter(props: SplitterProps) {
  const { value, range, onChange } = props;
  const text = useText();

  function press({ key }: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowLeft: STEP, ArrowRight: -STEP };
    const step = steps[key];
    if (step) stepped(props, step);
  }

  function drag({ buttons, clientX, currentTarget, pointerId }: PointerEvent) {
    if (buttons !== 1) return;
    // Without this, the frame would swallow pointer events.
    currentTarget.setPointerCapture(pointerId);
    onChange(window.innerWidth - clientX);
  }

  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-label={text("pane.splitter")}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      position="absolute"
      top={0}
      bottom={0}
      left="-4px"
      width="8px"
      cursor="col-resize"
      onKeyDown={press}
      onPointerMove={drag}
      onPointerDown={drag}
    />
  );
}
