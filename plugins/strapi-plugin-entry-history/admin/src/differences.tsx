import { Box, Flex, Grid, Typography } from "@strapi/design-system";
import type { Against, Change, Comparison } from "../../server/src/change";
import { Pictures } from "./pictures";
import { useText } from "./plugin";
import { WordDifference } from "./word-difference";

type DifferencesProps = { comparison: Comparison; against: Against };

export function Differences({ comparison: { changes, gone, number, previous }, against }: DifferencesProps) {
  const text = useText();
  const before = previous === null ? text("differences.before") : text("version", { number: previous });
  const older = against === "draft" ? text("differences.draft") : before;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {gone.length > 0 && (
        <Typography tag="p" textColor="warning700">
          {text("differences.gone", { fields: gone.join(", ") })}
        </Typography>
      )}
      {changes.length === 0 && <Typography tag="p">{text(`differences.none.${against}`)}</Typography>}
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a list may have the same name
        <Box key={`${change.label} ${index}`} tag="section" aria-label={change.label}>
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {change.label}
          </Typography>
          <Grid.Root gap={4}>
            <Half title={older} of="before" change={change} />
            <Half title={text("version", { number })} of="after" change={change} />
          </Grid.Root>
        </Box>
      ))}
    </Flex>
  );
}

function Half({ title, of, change }: { title: string; of: "before" | "after"; change: Change }) {
  const side = change[of];
  return (
    <Grid.Item col={6} xs={12} s={6} direction="column" alignItems="stretch">
      <Typography variant="pi" textColor="neutral600">
        {title}
      </Typography>
      <Box background="neutral100" padding={3} hasRadius style={{ height: "100%" }}>
        {"pictures" in side ? <Pictures pictures={side.pictures} /> : <WordDifference change={change} of={of} />}
      </Box>
    </Grid.Item>
  );
}
