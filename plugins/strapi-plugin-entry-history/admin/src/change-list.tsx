import { Box, Flex, Grid, Typography } from "@strapi/design-system";
import type { Change } from "../../server/src/change";
import { Pictures } from "./pictures";
import { WordDifference } from "./word-difference";

export type ChangeListProps = { changes: Change[]; titles: { before: string; after: string } };

export default function ChangeList({ changes, titles }: ChangeListProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a list may have the same name
        <Box key={`${change.label} ${index}`} tag="section" aria-label={change.label}>
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {change.label}
          </Typography>
          <Grid.Root gap={4}>
            <Half title={titles.before} of="before" change={change} />
            <Half title={titles.after} of="after" change={change} />
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
