import { Box, Flex, IconButton, Portal, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Cross } from "@strapi/icons";
import { useCallback, useEffect, useRef, useState } from "react";
import { MakeRoom } from "./make-room";
import { ScaledFrame } from "./scaled-frame";
import { Splitter } from "./splitter";
import { useFollowedClicks } from "./use-followed-clicks";
import { useLiveValues } from "./use-live-values";
import { usePaneWidth } from "./use-pane-width";

const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1280 };

/** Shorter than a preview's lifetime. */
const RENEW_MS = 45 * 60 * 1000;

type PreviewPaneProps = {
  link: string;
  model: string;
  documentId: string;
  onExpire: () => Promise<void>;
  onClose: () => void;
};

export function PreviewPane({ link, model, documentId, onExpire, onClose }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof WIDTHS>("Desktop");
  const { width, setWidth, range, covers } = usePaneWidth();
  const site = new URL(link).origin;
  const refresh = () => frame.current?.contentWindow?.postMessage({ type: "strapiUpdate" }, site);
  const hasFailed = useLiveValues(model, documentId, refresh);
  const showForm = useCallback(() => covers && onClose(), [covers, onClose]);
  useFollowedClicks(model, documentId, showForm);

  useEffect(() => {
    const timer = setInterval(onExpire, RENEW_MS);
    return () => clearInterval(timer);
  }, [onExpire]);

  return (
    <>
      <Typography textColor="neutral600">It follows what you type. Click on it to get to the field.</Typography>
      {!covers && <MakeRoom $width={width} />}
      <Portal>
        <Box
          tag="section"
          aria-label="Live preview"
          position="fixed"
          top={0}
          right={0}
          bottom={0}
          zIndex={covers ? "overlay" : 3}
          width={`${width}px`}
          background="neutral0"
          shadow="filterShadow"
        >
          {!covers && <Splitter value={width} range={range} onChange={setWidth} />}
          <Flex direction="column" alignItems="stretch" height="100%">
            <Flex gap={2} padding={2} justifyContent="space-between" borderColor="neutral150">
              <SingleSelect
                aria-label="Width of the preview"
                size="S"
                value={device}
                onChange={(name) => setDevice(name as keyof typeof WIDTHS)}
              >
                {Object.entries(WIDTHS).map(([name, pixels]) => (
                  <SingleSelectOption key={name} value={name}>
                    {name} ({pixels} px)
                  </SingleSelectOption>
                ))}
              </SingleSelect>
              <Typography role="status" variant="pi" textColor={hasFailed ? "danger600" : "neutral600"}>
                {hasFailed ? "What you type can't be shown just now." : "Not saved by showing it."}
              </Typography>
              <IconButton label="Close the preview" variant="ghost" onClick={onClose}>
                <Cross />
              </IconButton>
            </Flex>
            <ScaledFrame key={link} frame={frame} src={link} pageWidth={WIDTHS[device]} />
          </Flex>
        </Box>
      </Portal>
    </>
  );
}
