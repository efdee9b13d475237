import { Box, Typography } from "@strapi/design-system";
import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { Change, Side } from "../../server/src/change";
import { useText } from "./plugin";

/** A longer search would block the panel; after that, the whole texts count as different. */
const SEARCH_MS = 300;

export function WordDifference({ change, of }: { change: Change; of: "before" | "after" }) {
  const { formatMessage } = useIntl();
  const textOf = (side: Side) => {
    if (!("text" in side)) return "";
    return side.isChoice ? formatMessage({ id: side.text, defaultMessage: side.text }) : side.text;
  };
  const [before, after] = [textOf(change.before), textOf(change.after)];
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: SEARCH_MS }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  if (!(of === "before" ? before : after)) return <Nothing />;
  return (
    <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {parts.map(({ value, added, removed }, index) => {
        if (of === "before" ? added : removed) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        return added || removed ? <Marked key={index} of={of} text={value} /> : <span key={index}>{value}</span>;
      })}
    </Typography>
  );
}

function Marked({ of, text }: { of: "before" | "after"; text: string }) {
  const isOld = of === "before";
  return (
    <Box
      tag={isOld ? "del" : "ins"}
      background={isOld ? "danger100" : "success100"}
      color={isOld ? "danger700" : "success700"}
    >
      {text}
    </Box>
  );
}

export function Nothing() {
  const text = useText();
  return <Typography textColor="neutral600">{text("differences.empty")}</Typography>;
}
