import { type Entry, EntryList } from "@repo/plugin-kit/admin/entry-list";
import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { companyTime } from "@repo/time/company";
import { Flex, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";

type Waiting = {
  total: number;
  entries: (Entry & { isPublished: boolean; updatedAt: string })[];
  policy?: Entry & { note: string };
};

export function WaitingWidget() {
  const { result, error } = useLoaded<Waiting>("/panel-home/waiting");
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  const { total, entries, policy } = result;
  if (total === 0 && !policy) return <Typography>Everything is published.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {policy && <EntryList entries={[policy]}>{({ note }) => note}</EntryList>}
      <EntryList entries={entries}>
        {({ type, isPublished, updatedAt }) =>
          `${type} · ${isPublished ? "Unpublished changes" : "Draft"} of ${companyTime(updatedAt)}`
        }
      </EntryList>
      {total > entries.length && (
        <Typography variant="pi" textColor="neutral600">
          {`And ${total - entries.length} more.`}
        </Typography>
      )}
    </Flex>
  );
}
