import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import { Layouts, Page, useQueryParams } from "@strapi/strapi/admin";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Deleted } from "../../history/change";
import { DeletedRow } from "./deleted-row";

type Listed = { entries: Deleted[]; page: number; pageCount: number };

const COLUMNS = ["Name", "Deleted", "Kept until"];

export default function DeletedPage() {
  const [{ query }] = useQueryParams<{ page?: string }>();
  // Loads the list again after a failure: a colleague may have restored the entry.
  const [failures, setFailures] = useState(0);
  const { result, error } = useLoaded<Listed>(`/history/deleted?page=${Number(query?.page) || 1}`, failures);
  return (
    <Layouts.Root>
      <Page.Main aria-busy={!result && !error}>
        <Page.Title>Deleted</Page.Title>
        <Layouts.Header
          title="Deleted"
          subtitle="What was deleted in the last 30 days. It comes back as a draft; visitors see it once you publish it."
        />
        <Layouts.Content>
          {error && <Page.Error content={error} />}
          {!error && !result && <Page.Loading />}
          {result && result.entries.length === 0 && <Page.NoData content="Nothing was deleted in the last 30 days." />}
          {result && result.entries.length > 0 && (
            <Entries listed={result} onFailed={() => setFailures(failures + 1)} />
          )}
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function Entries({ listed: { entries, page, pageCount }, onFailed }: { listed: Listed; onFailed: () => void }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Table colCount={COLUMNS.length + 1} rowCount={entries.length + 1}>
        <Thead>
          <Tr>
            {COLUMNS.map((name) => (
              <Th key={name}>
                <Typography variant="sigma" textColor="neutral600">
                  {name}
                </Typography>
              </Th>
            ))}
            <Th>
              <VisuallyHidden>Bring back</VisuallyHidden>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {entries.map((deleted) => (
            <DeletedRow key={deleted.id} deleted={deleted} onFailed={onFailed} />
          ))}
        </Tbody>
      </Table>
      {pageCount > 1 && (
        <Flex gap={4} justifyContent="flex-end">
          {page > 1 && <Link to={`?page=${page - 1}`}>Newer</Link>}
          <Typography>
            Page {page} of {pageCount}
          </Typography>
          {page < pageCount && <Link to={`?page=${page + 1}`}>Older</Link>}
        </Flex>
      )}
    </Flex>
  );
}
