import { Box, Flex, IconButton, Portal, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Cross } from "@strapi/icons";
import { useCallback, useRef, useState } from "react";
import { MakeRoom } from "./make-room";
import { useText } from "./plugin";
import { ScaledFrame } from "./scaled-frame";
import { Splitter, SplitterButtons } from "./splitter";
import { useFollowedClicks } from "./use-followed-clicks";
import { useLiveValues } from "./use-live-values";
import { usePaneWidth } from "./use-pane-width";
import type { Shown } from "./use-preview-link";

const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 };

type PreviewPaneProps = { link: string; shown: Shown; onClose: () => void };

export function PreviewPane({ link, shown, onClose }: PreviewPaneProps) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof WIDTHS>("desktop");
  const { width, setWidth, range, covers } = usePaneWidth();
  const site = new URL(link).origin;
  const refresh = () => frame.current?.contentWindow?.postMessage({ type: "strapiUpdate" }, site);
  const splitter = { value: width, range, onChange: setWidth };
  const { state, isSent } = useLiveValues(shown, refresh);
  const showForm = useCallback(() => covers && onClose(), [covers, onClose]);
  useFollowedClicks(shown, showForm);

  return (
    <>
      <Typography variant="pi" textColor="neutral600">
        {text("panel.hint")}
      </Typography>
      {!covers && <MakeRoom $width={width} />}
      <Portal>
        <Box
          tag="section"
          aria-label={text("pane.label")}
          position="fixed"
          top={0}
          right={0}
          bottom={0}
          zIndex={covers ? "overlay" : 3}
          width={`${width}px`}
          background="neutral0"
          shadow="filterShadow"
        >
          {!covers && <Splitter {...splitter} />}
          <Flex direction="column" alignItems="stretch" height="100%">
            <Flex gap={2} padding={2} justifyContent="space-between" borderColor="neutral150">
              <SingleSelect
                aria-label={text("pane.width")}
                size="S"
                value={device}
                onChange={(name) => setDevice(name as keyof typeof WIDTHS)}
              >
                {Object.entries(WIDTHS).map(([name, pixels]) => (
                  <SingleSelectOption key={name} value={name}>
                    {text("pane.device", { name: text(`pane.${name}`), pixels })}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <Typography role="status" variant="pi" textColor={state === "unsaved" ? "neutral600" : "danger600"}>
                {text(`pane.${state}`)}
              </Typography>
              <Flex gap={1}>
                {!covers && <SplitterButtons {...splitter} />}
                <IconButton label={text("panel.hide")} variant="ghost" onClick={onClose}>
                  <Cross />
                </IconButton>
              </Flex>
            </Flex>
            {isSent && <ScaledFrame key={link} frame={frame} src={link} pageWidth={WIDTHS[device]} />}
          </Flex>
        </Box>
      </Portal>
    </>
  );
}
