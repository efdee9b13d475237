import { Box, Flex, Grid, Typography } from "@strapi/design-system";
import type { Against, Change, Comparison } from "../../history/change";
import { Pictures } from "./pictures";
import { WordDifference } from "./word-difference";

type DifferencesProps = { comparison: Comparison; against: Against };

export function Differences({ comparison: { changes, gone, number, previous }, against }: DifferencesProps) {
  const older = against === "draft" ? "Draft now" : previous === null ? "Before" : `Version ${previous}`;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {gone.length > 0 && (
        <Typography tag="p" textColor="warning700">
          Left out, since there are no such fields any more: {gone.join(", ")}.
        </Typography>
      )}
      {changes.length === 0 && (
        <Typography tag="p">
          {against === "draft"
            ? "The draft says the same as this version."
            : "Nothing differs from the version before."}
        </Typography>
      )}
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a list may have the same name
        <Box key={`${change.label} ${index}`} tag="section" aria-label={change.label}>
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {change.label}
          </Typography>
          <Grid.Root gap={4}>
            <Half title={older} of="before" change={change} />
            <Half title={`Version ${number}`} of="after" change={change} />
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
